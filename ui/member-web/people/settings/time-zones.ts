/** Names of the browser's own list, in one order; a zone that it does not list is kept when it is the person's own. */
export const timeZones = (own: string): readonly string[] => {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  // Browsers still list the city under its old name.
  const names = new Set(listed.map((name) => (name === 'Asia/Saigon' ? 'Asia/Ho_Chi_Minh' : name)));
  return [...names.add('Asia/Ho_Chi_Minh').add('UTC').add(own)].toSorted();
};

/** `Asia/Ho_Chi_Minh` → `GMT+7 · Asia / Ho Chi Minh` */
export const timeZoneLabel = (name: string, language: string, now: Date) => {
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: name,
    timeZoneName: 'shortOffset',
  }).formatToParts(now);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  return `${name.replaceAll('/', ' / ').replaceAll('_', ' ')} (${offset})`;
};

export const zoneHere = () => {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name === 'Asia/Saigon' ? 'Asia/Ho_Chi_Minh' : name;
};
