import { useEffect, useState } from 'react';

const capital = 'Asia/Ho_Chi_Minh';

/** Names of the browser's own list; a zone that it does not list is kept when it is the person's own. */
export const timeZones = (own: string): readonly string[] => {
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

type Choice = Readonly<{ value: string; label: string }>;

/** In the alphabet of the reader's language, by what they read. */
export const inOrder = (choices: readonly Choice[], language: string): readonly Choice[] => {
  const { compare } = new Intl.Collator(language);
  return choices.toSorted((one, other) => compare(one.label, other.label));
};

/** So long a step of the work may keep a touch waiting. */
const stepMs = 8;

/**
 * Every zone by what the reader calls it. Browsers take half a millisecond for each of four hundred names, and a slow
 * phone much longer: the person's own is there at once, the others come in steps between which touches get through.
 */
export const useTimeZoneChoices = (own: string, language: string, now: Date): readonly Choice[] => {
  const choiceOf = (value: string): Choice => ({ value, label: timeZoneLabel(value, language, now) });
  const [all, setAll] = useState<Readonly<{ of: string; choices: readonly Choice[] }>>();
  const wanted = `${own} ${language}`;

  useEffect(() => {
    const names = timeZones(own);
    const choices: Choice[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const step = () => {
      const until = performance.now() + stepMs;
      while (choices.length < names.length && performance.now() < until) {
        const value = names[choices.length] ?? own;
        choices.push({ value, label: timeZoneLabel(value, language, now) });
      }
      if (choices.length < names.length) timer = setTimeout(step);
      else setAll({ of: wanted, choices: inOrder(choices, language) });
    };
    timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [own, language, now, wanted]);

  return all?.of === wanted ? all.choices : [choiceOf(own)];
};

export const zoneHere = () => {
  const name = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return name === 'Asia/Saigon' ? capital : name;
};
