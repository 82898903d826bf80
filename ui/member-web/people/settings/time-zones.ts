const capital = 'Asia/Ho_Chi_Minh';

/** Names of the browser's own list; a zone that it does not list is kept when it is the person's own. */
const timeZones = (own: string): readonly string[] => {
  const listed = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  // Browsers still list the city under its old name.
  const names = new Set(listed.map((name) => (name === 'Asia/Saigon' ? capital : name)));
  return [...names.add(capital).add('UTC').add(own)];
};

const partOf = (name: string, language: string, now: Date, style: 'longGeneric' | 'shortOffset') =>
  new Intl.DateTimeFormat(language, { timeZone: name, timeZoneName: style })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** The last part of the name, which is a city or an island; languages write those of others as they are. */
const placeOf = (name: string, language: string): string => {
  if (name === capital) return language === 'vi' ? 'TP. Hồ Chí Minh' : 'Ho Chi Minh City';
  return name.slice(name.lastIndexOf('/') + 1).replaceAll('_', ' ');
};

/** `TP. Hồ Chí Minh · Giờ Đông Dương (GMT+7)`, in English `Ho Chi Minh City · Indochina Time (GMT+7)`. */
export const timeZoneLabel = (name: string, language: string, now: Date): string => {
  const offset = partOf(name, language, now, 'shortOffset');
  const long = partOf(name, language, now, 'longGeneric');
  const place = placeOf(name, language);
  // A zone that has no name of its own is called by its offset, which stands behind it already.
  return /^(GMT|UTC)/.test(long) ? `${place} (${offset})` : `${place} · ${long} (${offset})`;
};

/** In the alphabet of the reader's language, by what they read. */
export const timeZoneChoices = (own: string, language: string, now: Date) => {
  const { compare } = new Intl.Collator(language);
  return timeZones(own)
    .map((value) => ({ value, label: timeZoneLabel(value, language, now) }))
    .toSorted((one, other) => compare(one.label, other.label));
};

export const zoneHere = () => {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name === 'Asia/Saigon' ? capital : name;
};
