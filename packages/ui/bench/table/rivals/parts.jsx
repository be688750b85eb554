import { stateColours, stateWords } from '../members.ts';

export const Person = ({ of }) => (
  <>
    <i className="avatar">{of.initials}</i>
    {of.name}
  </>
);
export const State = ({ of }) => (
  <>
    <i className="dot" style={{ background: stateColours[of.state] }} />
    {stateWords[of.state]}
  </>
);
