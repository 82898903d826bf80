import { describe, expect, it } from 'vitest';
import { allFeaturesOpen, features } from '#core/platform/settings/feature.ts';
import { personal } from '../layout/navigation/navigation.ts';
import { paths } from '../paths.ts';
import { screens } from '../screens.ts';
import { closedFeatureAt, openPlaces, saidClosedAt } from './closed-features.ts';

const without = (...off: readonly string[]) => ({
  ...allFeaturesOpen,
  ...Object.fromEntries(off.map((name) => [name, false])),
});
const addresses = screens.map(({ path }) => path.replace(/\/:(\w+)\?/g, '').replace(/:(\w+)/g, 'x'));

describe('a feature that is off', () => {
  it('closes the page that begins it and leaves the menu', () => {
    const switches = without('TOP_UP');
    expect(closedFeatureAt(switches, paths.payment)).toBe('TOP_UP');
    expect(closedFeatureAt(switches, '/checkout/x')).toBeNull();
    const places = openPlaces(switches, personal).map(({ to }) => to);
    expect(places).not.toContain(paths.payment);
    expect(places).toContain(paths.transactions);
    expect(openPlaces(allFeaturesOpen, personal)).toEqual(personal);
  });

  it('is said where its past goes on to be shown', () => {
    expect(saidClosedAt(without('CHAT'), '/dashboard/chat/room')).toBe('CHAT');
    expect(closedFeatureAt(without('CHAT'), '/dashboard/chat/room')).toBeNull();
    expect(saidClosedAt(without('COACH_REVIEWS'), '/coach/request')).toBeNull();
  });

  it('is met somewhere, whichever it is, and nowhere while all are on', () => {
    for (const feature of features) {
      const met = addresses.some((path) => closedFeatureAt(without(feature), path) ?? saidClosedAt(without(feature), path)); // prettier-ignore
      // Comments stand below what others wrote: the field itself says it.
      expect([feature, met]).toEqual([feature, feature !== 'COMMENTS']);
    }
    for (const path of addresses)
      expect([closedFeatureAt({}, path), saidClosedAt(allFeaturesOpen, path)]).toEqual([null, null]);
  });
});
