// The package types its entries of one version as if they had a default export; they have named ones.
declare module 'scorm-again/scorm12/min' {
  export { Scorm12API } from 'scorm-again';
}
declare module 'scorm-again/scorm2004/min' {
  export { Scorm2004API } from 'scorm-again';
}
