import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { addressEnd, canAskAgain, freshAddress, isOver } from './fresh-addresses.ts';

const ours = (expires: number) =>
  `https://fitboard.example/media/2026/11/a.jpg?expires=${expires}&name=a.jpg&signature=x${expires}`;
const bucket =
  'https://s3.example/pictures/a.jpg?X-Amz-Date=20261120T100000Z&X-Amz-Expires=600&X-Amz-Signature=abc';

describe('a signed address', () => {
  it('says itself when it ends', () => {
    expect(addressEnd(ours(1_795_000_000))).toBe(1_795_000_000_000);
    expect(addressEnd(bucket)).toBe(Date.parse('2026-11-20T10:10:00Z'));
    for (const other of ['', '/media/a', 'https://fitboard.example/a.png', 'https://x.example/?expires=1'])
      expect(addressEnd(other), other).toBeNull();
    expect(isOver(bucket, Date.parse('2026-11-20T10:09:59Z'))).toBe(false);
    expect(isOver(bucket, Date.parse('2026-11-20T10:10:00Z'))).toBe(true);
    expect(isOver('https://fitboard.example/a.png')).toBe(false);
  });

  it('that is over is replaced by asking again for what it came with, and nothing else', async () => {
    const queries = new QueryClient();
    const asked: string[] = [];
    const show = (name: string, answer: () => unknown) =>
      new QueryObserver(queries, {
        queryKey: [name],
        queryFn: () => {
          asked.push(name);
          return answer();
        },
        staleTime: Number.POSITIVE_INFINITY,
      });
    let expires = 100;
    const week = show('week', () => ({ media: [{ url: ours(expires), at: new Date() }] }));
    const stops = [week, show('wallet', () => ({ coins: 5 }))].map((one) => one.subscribe(() => undefined));
    await Promise.all(['week', 'wallet'].map((name) => queries.fetchQuery({ queryKey: [name] })));
    asked.length = 0;

    expect(canAskAgain(queries, ours(100))).toBe(true);
    expires = 200;
    expect(await freshAddress(queries, ours(100))).toBe(ours(200));
    expect(asked).toEqual(['week']);
    expect(await freshAddress(queries, ours(200))).toBeNull();
    expect(canAskAgain(queries, bucket)).toBe(false);
    expect(await freshAddress(queries, bucket)).toBeNull();
    for (const stop of stops) stop();
    queries.clear();
  });
});
