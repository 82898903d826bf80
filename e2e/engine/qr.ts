import jsQR from 'jsqr';
import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { readVietQr, type VietQr } from '#core/money/payment/vietqr/vietqr.ts';
import { check } from './scenario.ts';

/** What a picture of a QR code says, read from its pixels. */
const textIn = async (picture: Buffer): Promise<string> => {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = jsQR(new Uint8ClampedArray(data), info.width, info.height, {
    inversionAttempts: 'dontInvert',
  });
  check(found !== null, 'no QR code can be read in the picture');
  return found!.data; // just checked
};

/** The payment that a picture asks for, as a bank's app reads it. */
export const readPicture = async (picture: Buffer): Promise<VietQr> => {
  const text = await textIn(picture);
  const order = readVietQr(text);
  check(order !== null, `a bank's app would refuse ${text}`);
  return order!; // just checked
};

const photographed = async (shown: Locator): Promise<Buffer> => {
  await shown.scrollIntoViewIfNeeded();
  return shown.screenshot({ animations: 'disabled' });
};

/** As it stands on the screen, photographed. */
export const readScreen = async (shown: Locator): Promise<VietQr> => readPicture(await photographed(shown));

/** The same of a code that is no payment. */
export const readTextOnScreen = async (shown: Locator): Promise<string> => textIn(await photographed(shown));
