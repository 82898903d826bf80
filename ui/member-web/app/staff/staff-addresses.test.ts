import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPermission } from '#core/access/actor/permission.ts';
import { screens } from '../screens.ts';
import { consoleAddress, denialPath, staffAddresses } from './staff-addresses.ts';

/** Section 2 of the specification: those of the dashboard that are staff's. */
const ofTheSpecification = [
  '/dashboard/user',
  '/dashboard/user/new',
  '/dashboard/user/list',
  '/dashboard/user/:id/edit',
  '/dashboard/product',
  '/dashboard/product/new',
  '/dashboard/product/:id',
  '/dashboard/product/:id/edit',
  '/dashboard/email',
  '/dashboard/email/:id/edit',
  '/dashboard/email/send',
  '/dashboard/specialization',
  '/dashboard/payment',
  '/dashboard/payment/new',
  '/dashboard/payment/:id',
  '/dashboard/payment/transaction',
  '/dashboard/partner',
  '/dashboard/partner/reward',
  '/dashboard/coach-request',
];
/** And those that are everybody's. */
const ofMembers = [
  '/dashboard/permission',
  '/dashboard/blank',
  '/dashboard/member',
  '/dashboard/member/list',
];

/** The two applications import nothing of each other: the console's map is read as a text. */
const consoleMap = readFileSync('ui/admin/app/resources.ts', 'utf8');
const placeOf = (name: string): string => consoleMap.split(`name: '${name}',`)[1]?.split('name: ')[0] ?? '';

describe('the addresses of staff', () => {
  it.each([...ofTheSpecification, ...ofMembers])('%s has a screen', (path) => {
    expect(screens.map((screen) => screen.path)).toContain(path);
  });

  it.each(staffAddresses)('$path leads to a page that the console has', ({ to, rights }) => {
    const [, , place = '', ...rest] = to.split('/');
    const last = rest.at(-1);
    const page = last === undefined ? 'list' : last === 'create' || last === 'show' ? last : 'edit';
    expect(placeOf(place)).toContain(` ${page}: guarded(`);
    for (const right of rights) expect(isPermission(right)).toBe(true);
  });

  it('name the record, and nothing that could lead elsewhere', () => {
    const payment = staffAddresses.find(({ path }) => path === '/dashboard/payment/:id')!; // it is in the list
    expect(consoleAddress(payment, '01JD')).toBe('/admin/payments/01JD/show');
    expect(consoleAddress(payment, '../x?$&')).toBe('/admin/payments/..%2Fx%3F%24%26/show');
    expect(denialPath(payment.rights)).toBe('/dashboard/permission?right=payment.view');
  });
});
