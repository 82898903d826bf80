import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#ui/api/api-error.ts';
import { createQueryClient, worthRetrying } from './query-client.ts';

describe('asking again', () => {
  it('is for answers that were lost, and not for ever', () => {
    expect(worthRetrying(0, new ApiError({ code: 'generic.unexpected', status: 503 }))).toBe(true);
    expect(worthRetrying(1, new ApiError({ code: 'generic.unexpected', status: 0 }))).toBe(true);
    expect(worthRetrying(2, new ApiError({ code: 'generic.unexpected', status: 0 }))).toBe(false);
    expect(worthRetrying(0, new HttpError('', 503))).toBe(true);
  });

  it('is not for what was refused, what is not there, or a mistake of our own', () => {
    expect(worthRetrying(0, new ApiError({ code: 'partner.not_found', status: 404 }))).toBe(false);
    expect(worthRetrying(0, new HttpError('Không tìm thấy', 404))).toBe(false);
    expect(worthRetrying(0, new HttpError('', 500))).toBe(false);
    expect(worthRetrying(0, new TypeError('of undefined'))).toBe(false);
  });

  it('a record that is not there is asked for once, by members’ pages and staff’s alike', async () => {
    const missing = vi.fn(async () => {
      throw new HttpError('Không tìm thấy', 404);
    });
    const client = createQueryClient({ staleTime: 0 });
    const query = { queryKey: ['users', 'one', 'nobody'], queryFn: missing, retry: worthRetrying };
    await expect(client.fetchQuery(query)).rejects.toThrow('Không tìm thấy');
    expect(missing).toHaveBeenCalledOnce();
  });
});
