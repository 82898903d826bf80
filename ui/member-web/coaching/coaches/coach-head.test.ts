import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { headOf } from '../../app/head.ts';
import { coachHead } from './coach-head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const coach = {
  id: '42',
  username: 'minhkhoa',
  displayName: 'Trần Minh Khoa',
  avatarUrl: '/media/1.webp?signature=secret',
  headline: 'Giảm mỡ,\n giữ cơ',
  about: 'Mười năm huấn luyện.',
  website: null,
  city: 'Đà Nẵng',
  country: 'VN',
  rating: { mean: 4.666666, score: 4.3, memberCount: 3, autoCount: 40 },
  histogram: [0, 0, 0, 1, 2],
  isListed: true,
  domain: null as { domainName: string } | null,
};
const head = (path: string, data: unknown = coach) =>
  headOf(
    { path: '/coach/:id', title: 'coaches.title', head: coachHead },
    { language: path.startsWith('/en') ? 'en' : 'vi', path, site, data, text: (id) => `[${id}]` },
  );

describe('the head of a coach', () => {
  it('stands under the username, whichever way was taken', () => {
    expect(head('/coach/42').canonical).toBe('https://fitboard.example/coach/minhkhoa');
    expect(head('/en/coach/42').canonical).toBe('https://fitboard.example/en/coach/minhkhoa');
    expect(head('/coach/42')).toMatchObject({
      description: 'Giảm mỡ, giữ cơ',
      indexed: true,
      kind: 'profile',
    });
  });

  it('leads search engines to the coach’s own site while there is one', () => {
    const there = { ...coach, domain: { domainName: 'www.minhkhoa.vn' } };
    expect(head('/coach/42', there)).toMatchObject({ canonical: 'https://www.minhkhoa.vn/', alternates: {} });
    expect(head('/en/coach/42', there).canonical).toBe('https://www.minhkhoa.vn/en');
  });

  it('counts what members gave, never what the clock did', () => {
    const written = JSON.stringify(head('/coach/minhkhoa').jsonLd);
    expect(written).toContain('"ratingValue":4.67,"ratingCount":3');
    const unrated = { ...coach, rating: { ...coach.rating, mean: null, memberCount: 0 } };
    expect(JSON.stringify(head('/coach/minhkhoa', unrated).jsonLd)).not.toContain('AggregateRating');
  });

  it('gives away no signed address, and keeps who hides out of search results', () => {
    expect(JSON.stringify(head('/coach/42'))).not.toContain('signature');
    expect(head('/coach/42', { ...coach, isListed: false }).indexed).toBe(false);
    expect(head('/coach/x', null).indexed).toBe(false);
  });
});
