import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appReceiver, bankAppLink, bankApps } from './bank-apps.ts';
import { banks } from './bank-directory.ts';

const order = {
  receiver: '113366668888@vcb',
  holder: 'CONG TY FITBOARD',
  amountVnd: 79_000,
  memo: 'FB7K2M9Q',
  returnTo: 'https://fitboard.example/checkout/1',
};

describe('a link that opens a banking app', () => {
  it('holds the transfer as the service of the links reads it', () => {
    expect(bankAppLink(bankApps[0], order)).toBe(
      'https://dl.vietqr.io/pay?app=mb&am=79000&tn=FB7K2M9Q&bn=CONG%20TY%20FITBOARD&ba=113366668888@vcb&url=https://fitboard.example/checkout/1',
    );
  });

  it('says the same in every app, whatever is in the holder’s name', () => {
    const holder = fc.string({ unit: 'grapheme' }).filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(
        fc.constantFrom(...bankApps),
        fc.constantFrom(...banks),
        fc.stringMatching(/^[0-9A-Za-z]{1,19}$/),
        fc.integer({ min: 1, max: 9_999_999_999 }),
        holder,
        (app, { code }, accountNumber, amountVnd, name) => {
          const receiver = appReceiver(accountNumber, code);
          if (receiver === null) {
            expect(code).toMatch(/[^A-Za-z0-9]/);
            return;
          }
          const link = new URL(bankAppLink(app, { ...order, receiver, amountVnd, holder: name }));
          expect(Object.fromEntries(link.searchParams)).toEqual({
            app: app.id,
            am: String(amountVnd),
            tn: order.memo,
            bn: name,
            ba: receiver,
            url: order.returnTo,
          });
        },
      ),
    );
  });

  it.each([
    { receiver: '1133&am=1@vcb' },
    { receiver: '113366668888' },
    { returnTo: 'https://fitboard.example/?a=1&am=1' },
    { returnTo: 'javascript:alert(1)' },
  ])('is none with %o', (wrong) => {
    expect(() => bankAppLink(bankApps[0], { ...order, ...wrong })).toThrow(RangeError);
  });
});
