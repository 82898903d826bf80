import { describe, expect, it } from 'vitest';
import { challenges } from '#http/learning/contract/challenges.ts';
import { publicSettings, defaultSettings } from '#core/platform/settings/site.ts';
import { visitor } from '#core/access/actor/actor.ts';
import { school } from '#fixtures/learning/school.ts';
import { headHtml, headOf } from '../../app/head.ts';
import { challengeHead } from './challenge-head.ts';

const site = {
  ...publicSettings(defaultSettings),
  consentVersion: '1',
  baseUrl: 'https://fitboard.example',
};
const screen = { path: '/challenge/:id', title: 'catalogue.title', head: challengeHead };

const headFor = async (parts: Parameters<ReturnType<typeof school>['publish']>[0] = {}) => {
  const { publish, learning } = school();
  const { id } = await publish(parts);
  const page = await learning.readChallenge(visitor, id);
  const data = challenges.get.output.encode({ ...page, bookmarked: false } as never); // as the server hands it on
  return headOf(screen, {
    language: 'en',
    path: '/en/challenge/khoi-dong-14-ngay',
    site,
    data,
    text: (word) => word,
  });
};

describe('the head of a challenge', () => {
  it('stands at the address of its own language, however the page was reached', async () => {
    const head = await headFor();
    expect(head.canonical).toBe('https://fitboard.example/challenge/khoi-dong-14-ngay');
    expect(head.alternates).toEqual({ vi: 'https://fitboard.example/challenge/khoi-dong-14-ngay' });
    const html = headHtml(head, { language: 'en', site, nonce: 'n' });
    expect(html).toContain('hreflang="vi"');
    expect(html).not.toContain('hreflang="en"');
  });

  it('tells search engines of a course, its time and whether it is free', async () => {
    const paid = await headFor();
    expect(paid.jsonLd[0]).toMatchObject({
      '@type': 'Course',
      name: 'Khởi động 14 ngày',
      inLanguage: 'vi',
      teaches: ['Đi bộ 30 phút mỗi ngày'],
      isAccessibleForFree: false,
    });
    expect(paid.jsonLd[0]).not.toHaveProperty('aggregateRating');
    const free = await headFor({ price: 0 });
    expect(free.jsonLd[0]).toMatchObject({ isAccessibleForFree: true, offers: { price: 0 } });
  });
});
