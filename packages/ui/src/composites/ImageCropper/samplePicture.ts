/** A landscape with distinguishable parts: a sun at the left, a hill at the right. */
export const samplePicture = new Blob(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
      <rect width="1600" height="1000" fill="#bfe3f2"/><circle cx="320" cy="260" r="150" fill="#f6b93b"/>
      <path d="M0 700 Q400 520 800 680 T1600 600 V1000 H0Z" fill="#3f9b6a"/>
      <path d="M900 760 L1180 330 L1460 760Z" fill="#21634a"/><rect x="1120" y="700" width="120" height="120" fill="#d1495b"/>
    </svg>`,
  ],
  { type: 'image/svg+xml' },
);
