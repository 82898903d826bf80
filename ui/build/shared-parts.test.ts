import { describe, expect, it } from 'vitest';
import { partsToJoin } from './shared-parts.ts';

const chunk = (name: string, imports: readonly string[], more: object = {}) => ({
  name,
  fileName: `${name}.js`,
  code: `export const ${name} = 1;`,
  imports: imports.map((one) => `${one}.js`),
  moduleIds: [`/${name}.ts`],
  isEntry: false,
  isDynamicEntry: false,
  ...more,
});
const place = (name: string, ...imports: string[]) => chunk(name, imports, { isDynamicEntry: true });

const chunks = [
  chunk('start', ['ground'], { isEntry: true }),
  place('browser', 'ground', 'base'),
  chunk('ground', []),
  chunk('base', ['ground', 'onBrowser']),
  chunk('onBrowser', ['browser']),
  place('account', 'field', 'label', 'base'),
  place('profile', 'field', 'label', 'base'),
  chunk('field', ['label']),
  chunk('label', ['ground']),
];

describe('the parts of an application', () => {
  const groups = partsToJoin(chunks, { application: 'browser', first: 'account' });

  it('that travel together are one', () => {
    expect(groups.get('/field.ts')).toBe(groups.get('/label.ts'));
    expect(groups.get('/field.ts')).toMatch(/^shared-/);
  });

  it('that are always there are one, but for what stands on a first module', () => {
    expect(groups.get('/ground.ts')).toBe('application');
    expect(groups.has('/base.ts')).toBe(false);
  });

  it('keep what a place has for itself', () => {
    expect(groups.has('/account.ts')).toBe(false);
    expect(groups.has('/browser.ts')).toBe(false);
  });
});
