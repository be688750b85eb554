import { Scorm12API } from 'scorm-again/scorm12/min';
import { play, settings } from './play';

play({
  name: 'API',
  make: (service, { learner, launchData, masteryScore }, cmi) => {
    const api = new Scorm12API(
      {
        ...settings,
        // A package that never names its status is completed when it is left, as SCORM 1.2 says.
        autoCompleteLessonStatus: true,
        mastery_override: masteryScore !== null,
      },
      service,
    );
    if (cmi) api.loadFromJSON(cmi, 'cmi');
    const { core, student_data } = api.cmi;
    core.entry = entryOf(cmi);
    core.student_id = learner.id;
    core.student_name = learner.name;
    core.credit = 'credit';
    api.cmi.launch_data = launchData;
    if (masteryScore !== null) student_data.mastery_score = String(masteryScore);
    return api;
  },
});

/** Its kept exit cannot be read from the API, as packages only write it. */
function entryOf(cmi: Record<string, unknown> | undefined): string {
  if (!cmi) return 'ab-initio';
  const { core } = cmi;
  const isSuspended = typeof core === 'object' && core !== null && 'exit' in core && core.exit === 'suspend';
  return isSuspended ? 'resume' : '';
}
