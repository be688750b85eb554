import { Scorm2004API } from 'scorm-again/scorm2004/min';
import { play, settings } from './play';

play({
  name: 'API_1484_11',
  make: (service, { learner, launchData, masteryScore }, cmi) => {
    const api = new Scorm2004API(settings, service);
    if (cmi) api.loadFromJSON(cmi, 'cmi');
    api.cmi.entry = cmi ? 'resume' : 'ab-initio';
    api.cmi.learner_id = learner.id;
    api.cmi.learner_name = learner.name;
    api.cmi.launch_data = launchData;
    if (masteryScore !== null) api.cmi.scaled_passing_score = String(masteryScore);
    return api;
  },
});
