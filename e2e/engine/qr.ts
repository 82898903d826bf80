import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { readVietQr, type VietQr } from '#core/money/payment/vietqr/vietqr.ts';
import { check } from './scenario.ts';

/** The payment that a picture asks for, read from its pixels as a bank's app reads them. */
export const readPicture = async (picture: Buffer): Promise<VietQr> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  check(found !== null, 'no QR code can be read in the picture');
  const order = readVietQr(found!.data); // just checked
  check(order !== null, `a bank's app would refuse ${found!.data}`);
  return order!; // just checked
};

/** As it stands on the screen, photographed. */
export const readScreen = async (shown: Locator): Promise<VietQr> => {
  await shown.scrollIntoViewIfNeeded();
  return readPicture(await shown.screenshot({ animations: 'disabled' }));
};
