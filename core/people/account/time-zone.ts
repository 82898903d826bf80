import { isTimeZone } from '#core/kernel/time.ts';

/**
 * Names only (`Asia/Ho_Chi_Minh`): an offset such as `+07:00` means the opposite to PostgreSQL of what it means to
 * JavaScript.
 */
export const isZoneName = (name: string): boolean =>
  name.length <= 64 && /^[A-Za-z][A-Za-z0-9_+-]*(\/[A-Za-z0-9_+-]+)*$/.test(name) && isTimeZone(name);
