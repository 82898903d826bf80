import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { school } from '#fixtures/learning/school.ts';
import { MovedPage } from './moved-page.ts';
import { publicPageData } from './parts/public-page-data.ts';

const open = async () => {
  const here = school();
  const { id } = await here.publish();
  const load = publicPageData({
    app: here.app,
    log: pino({ level: 'silent' }),
    onOddAnswer: (_, error) => {
      throw error;
    },
  });
  return { ...here, id, load };
};

describe('what a page of learning is handed', () => {
  it('a challenge under its slug is what a visitor sees of it', async () => {
    const { load } = await open();
    const page = await load('challenge', { id: 'khoi-dong-14-ngay' }, 'vi');
    expect(page).toMatchObject({ slug: 'khoi-dong-14-ngay', enrolment: null, bookmarked: false });
    const [first] = (page as { chapters: readonly { lessons: readonly { state: string }[] }[] }).chapters; // as the contract says
    expect(first?.lessons.map(({ state }) => state)).toEqual(['OPEN', 'LOCKED']);
  });

  it('its id leads to the address of its slug', async () => {
    const { load, id } = await open();
    const moved = await load('challenge', { id }, 'vi');
    expect(moved).toBeInstanceOf(MovedPage);
    expect((moved as MovedPage).address).toBe('/challenge/khoi-dong-14-ngay');
  });

  it('nothing is told of a draft or of what is not there', async () => {
    const { load, write } = await open();
    const draft = await write(undefined, { title: 'Chưa đăng' });
    for (const id of [draft.id, 'chua-dang', 'khong-co', 'a'.repeat(101)])
      expect(await load('challenge', { id }, 'vi')).toBeNull();
  });

  it('the catalogue is in the language of the page', async () => {
    const { load } = await open();
    const titles = async (language: 'vi' | 'en') =>
      ((await load('challenges', {}, language)) as { challenges: { items: readonly { title: string }[] } }).challenges.items.map(({ title }) => title); // prettier-ignore
    expect(await titles('vi')).toEqual(['Khởi động 14 ngày']);
    expect(await titles('en')).toEqual([]);
  });
});
