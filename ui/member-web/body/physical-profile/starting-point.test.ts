import { describe, expect, it } from 'vitest';
import { nothingMeasured } from '#core/body/indicator/fields.ts';
import { nothingTyped } from '../calculators/calculators.ts';
import type { SavedWeek } from '#ui/indicator/week.ts';
import { type DeviceDraft, parseDraft } from './draft-storage.ts';
import { issueMessage, keyAt, settledInputs } from './profile-form.ts';
import { type ServerDraft, startFrom } from './starting-point.ts';

const weighing = (weight: number) => ({ ...nothingMeasured, body: { ...nothingMeasured.body, weight } });

const device = (parts: Partial<DeviceDraft> = {}): DeviceDraft => ({
  inputs: weighing(71),
  carriedOver: [],
  media: [],
  step: 2,
  version: 3,
  savedAt: 1_700_000_000_000,
  synced: false,
  tab: 'this',
  ...parts,
});
const server = (parts: Partial<ServerDraft> = {}): ServerDraft => ({
  ...weighing(72),
  carriedOver: ['body.weight'],
  media: [],
  step: 4,
  version: 3,
  updatedAt: new Date('2026-11-20T05:00:00Z'),
  ...parts,
});
const base = { device: null, server: null, thisWeek: null, user: undefined, hasHistory: false };

describe('where the form starts from', () => {
  it('is empty for who has typed nothing, but for what the account knows', () => {
    const { content, restoredAt } = startFrom({ ...base, user: { gender: 'FEMALE' } });
    expect(content.inputs).toEqual({
      ...nothingMeasured,
      body: { ...nothingMeasured.body, gender: 'FEMALE' },
    });
    expect(restoredAt).toBeNull();
  });

  it('never fills in anything for who has weeks behind them', () => {
    const { content } = startFrom({ ...base, user: { gender: 'FEMALE' }, hasHistory: true });
    expect(content.inputs).toEqual(nothingMeasured);
  });

  it('is what was typed on this device while nothing answers, whatever the server had the last time', () => {
    const kept = startFrom({
      ...base,
      isKept: true,
      device: device({ version: 5 }),
      server: server({ version: 3 }),
    });
    expect(kept).toMatchObject({ version: 5, rival: null });
    expect(kept.content.inputs.body.weight).toBe(71);
    const alone = startFrom({ ...base, isKept: true, server: server() });
    expect(alone.content.inputs.body.weight).toBe(72);
  });

  it('carries the calculators into a first week, and into no other', () => {
    const calculated = { ...nothingTyped, weight: 58.5, height: 160, restingHeartRate: 66 };
    const { content, isCarried } = startFrom({ ...base, user: { gender: 'FEMALE' }, calculated });
    expect(content.inputs.body).toMatchObject({ gender: 'FEMALE', weight: 58.5, height: 160, age: null });
    expect(content.inputs.strength.restingHeartRate).toBe(66);
    expect(isCarried).toBe(true);
    const later = startFrom({ ...base, hasHistory: true, calculated });
    expect(later.content.inputs).toEqual(nothingMeasured);
    const begun = startFrom({ ...base, device: device({ version: 0 }), calculated });
    expect([begun.content.inputs.body.weight, begun.isCarried, later.isCarried]).toEqual([71, false, false]);
  });

  it('is this week as it was saved, when there is no draft', () => {
    const thisWeek = { ...weighing(70), carriedOver: ['body.neck'], media: [] } as unknown as SavedWeek; // all that is read
    const { content } = startFrom({ ...base, thisWeek });
    expect(content.inputs.body.weight).toBe(70);
    expect(content.carriedOver).toEqual(['body.neck']);
  });

  it.each([
    ['only the server', null, server(), 72, false],
    ['only the device', device({ version: 0 }), null, 71, false],
    ['the device is ahead of what the server has', device(), server(), 71, false],
    [
      'the server is ahead of what this device has seen',
      device({ synced: true }),
      server({ version: 5 }),
      72,
      false,
    ],
    ['each has news', device(), server({ version: 5 }), 71, true],
  ])('takes the right draft when it is %s', (_, onDevice, onServer, weight, asks) => {
    const { content, rival, restoredAt } = startFrom({ ...base, device: onDevice, server: onServer });
    expect(content.inputs.body.weight).toBe(weight);
    expect(rival !== null).toBe(asks);
    expect(restoredAt).not.toBeNull();
  });

  it('forgets a copy that the server had and has since saved away', () => {
    const { content, restoredAt } = startFrom({ ...base, device: device({ synced: true }) });
    expect(content.inputs).toEqual(nothingMeasured);
    expect(restoredAt).toBeNull();
  });
});

describe('what lies on the device', () => {
  it.each([null, '', '{', '[]', 'null', '{"inputs":5}', '{"savedAt":"soon"}'])('survives %j', (text) => {
    expect(parseDraft(text)).toBeNull();
  });

  it('completes what an older release left out and drops what is none of its business', () => {
    const draft = parseDraft(
      '{"savedAt":1,"inputs":{"body":{"weight":70,"shoe":42},"nutrition":{"dietStyle":"KETO"}},"media":[{"side":"TOP"}]}',
    );
    expect(draft?.inputs).toEqual(weighing(70));
    expect(draft?.media).toEqual([]);
  });
});

describe('the form and the server', () => {
  it('call a field by one name, wherever the server found it', () => {
    expect(keyAt('body.waist')).toBe('waist');
    expect(keyAt('body.body.waist')).toBe('waist');
    expect(keyAt('media.0.side')).toBeUndefined();
  });

  it('speak of limits in the reader’s units, rounded inwards', () => {
    const issue = {
      path: 'body.weight',
      code: 'indicator.out_of_range',
      params: { min: 25, max: 300, unit: 'kg' },
    } as const;
    expect(issueMessage(issue, 'METRIC')).toContain('"min":25,"max":300,"unit":"kg"');
    expect(issueMessage(issue, 'IMPERIAL')).toContain('"min":55.2,"max":661.3,"unit":"lb"');
  });

  it('never keep a number that is none', () => {
    expect(settledInputs(weighing(Number.NaN)).body.weight).toBeNull();
  });
});
