import { describe, expect, it } from 'vitest';
import { defaultSettings, publicSettings } from '#core/platform/settings/site.ts';
import { headHtml, headOf } from '../../app/head.ts';
import { personHead } from './person-head.ts';

const site = { ...publicSettings(defaultSettings), consentVersion: '1', baseUrl: 'https://fitboard.example' };
const person = {
  id: '01JD0000000000000000000001',
  displayName: 'Nguyễn Thị Minh Anh',
  username: 'minhanh',
  about: 'Tập lại từ đầu.\n\nMỗi tuần một chút.',
  city: 'Huế',
  country: 'VN',
  website: null,
  avatarUrl: '/media/private?signature=secret',
  email: 'minhanh@example.com',
  createdAt: '2026-01-05T00:00:00.000Z',
};
const headAt = (path: string, data: unknown, language: 'vi' | 'en' = 'vi') =>
  headOf(
    { path: '/user/:id', title: 'people.title', head: personHead },
    { path, language, site, data, text: (id) => id },
  );

describe('the head of a person’s page', () => {
  it('names one address, whichever led here', () => {
    for (const path of [`/en/user/${person.id}`, '/en/user/MinhAnh', '/en/user/minhanh']) {
      const head = headAt(path, person, 'en');
      expect(head.canonical).toBe('https://fitboard.example/en/user/minhanh');
      expect(head.alternates.vi).toBe('https://fitboard.example/user/minhanh');
      expect(head.jsonLd).toMatchObject([
        { mainEntity: { '@type': 'Person', url: 'https://fitboard.example/en/user/minhanh' } },
      ]);
    }
    const { id } = person;
    expect(headAt(`/user/${id}`, { ...person, username: null }).canonical).toBe(
      `https://fitboard.example/user/${id}`,
    );
  });

  it('carries neither contacts nor signed addresses into search engines', () => {
    const html = headHtml(headAt('/user/minhanh', person), { language: 'vi', site, nonce: 'n' });
    expect(html).toContain('<title>Nguyễn Thị Minh Anh · Fitboard</title>');
    expect(html).toContain('content="Tập lại từ đầu. Mỗi tuần một chút."');
    expect(html).not.toContain('minhanh@example.com');
    expect(html).not.toContain('signature');
    expect(html).not.toContain('noindex');
  });

  it('stays out of them where there is nobody to see', () => {
    expect(headAt('/user/nobody', null).indexed).toBe(false);
  });
});
