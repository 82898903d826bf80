import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#ui/api/api-error.ts';
import { unlessRefused } from './retry.ts';

describe('asking again', () => {
  it('is for answers that were lost, and not for ever', () => {
    expect(unlessRefused(0, new ApiError({ code: 'generic.unexpected', status: 503 }))).toBe(true);
    expect(unlessRefused(1, new TypeError('network'))).toBe(true);
    expect(unlessRefused(2, new TypeError('network'))).toBe(false);
    expect(unlessRefused(0, new ApiError({ code: 'partner.not_found', status: 404 }))).toBe(false);
    // What the lists and records of the framework are told.
    expect(unlessRefused(0, new HttpError('Không tìm thấy', 404))).toBe(false);
    expect(unlessRefused(0, new HttpError('', 503))).toBe(true);
  });
});
