import type { ErrorCode } from '#core/kernel/domain-error.ts';
import { maxVideoBytes } from '#core/platform/media/medium.ts';
import { RefusalWithStatus } from '../../engine/serving/send-error.ts';

/** What the protocol's own statuses mean in our words; each keeps its status, by which clients go on or give up. */
const codes: Readonly<Record<number, ErrorCode>> = {
  404: 'media.not_found',
  409: 'media.upload_broken',
  410: 'media.upload_expired',
  413: 'media.too_large',
  423: 'service.unavailable',
};

export const tusRefusal = (status: number): RefusalWithStatus => {
  const code = codes[status] ?? (status < 500 ? 'input.invalid' : 'media.store_unavailable');
  const params = code === 'media.too_large' ? { megabytes: maxVideoBytes / 1024 ** 2 } : {};
  return new RefusalWithStatus(code, status < 500 ? status : 503, params);
};
