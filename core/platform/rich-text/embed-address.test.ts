import { expect, it } from 'vitest';
import { embedAddress, embedAt } from './embed-address.ts';

const film = { provider: 'youtube', id: 'dQw4w9WgXcQ' } as const;

it.each([
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=30s',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ#t=1',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  ' youtu.be/dQw4w9WgXcQ ',
  '//www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://www.youtube.com/shorts/dQw4w9WgXcQ',
  'www.youtube.com/live/dQw4w9WgXcQ?feature=share',
])('%j leads to a film of YouTube', (address) => {
  expect(embedAt(address)).toEqual(film);
});

it('films of Vimeo have several addresses, too, and each has one of its own', () => {
  for (const address of [
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'vimeo.com/channels/staffpicks/76979871',
  ])
    expect(embedAt(address)).toEqual({ provider: 'vimeo', id: '76979871' });
  expect(embedAddress(film)).toBe('https://www.youtube.com/watch?v=dQw4w9WgXcQ');
  expect(embedAddress({ provider: 'vimeo', id: '76979871' })).toBe('https://vimeo.com/76979871');
});

it.each([
  '',
  'https://www.youtube.com/',
  'https://www.youtube.com/@kenh',
  'https://example.com/?u=https://youtu.be/dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evilyoutube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/features',
  'javascript://youtu.be/dQw4w9WgXcQ',
])('%j does not', (address) => {
  expect(embedAt(address)).toBeNull();
});
