import type { Language } from '#core/kernel/language.ts';
import { demoPassword } from '#fixtures/demo/accounts.ts';
import { demoMember } from '#fixtures/demo/people.ts';
import { ask, profile } from '../../coaching/coaching-people.ts';
import { firstConsentVersion } from '#core/platform/settings/legal-documents.ts';
import { call, signIn, upload } from '../../engine/server.ts';
import { check } from '../../engine/scenario.ts';
import { drawnPicture } from '../community-people.ts';

type Item = Readonly<Record<string, unknown>>;

/** As long as names, words and addresses get: what fits here fits. */
export const longName = 'Công Tằng Tôn Nữ Huyền Trân Phương Anh Thuỷ Tiên';
const longFolder = 'Giáo án mười hai tuần cho người mới bắt đầu chạy bộ trở lại sau sinh';
const longFile = 'KếHoạchDinhDưỡngVàTậpLuyệnMườiHaiTuầnBảnCuốiCùngĐãSửaTheoGópÝ.txt';
const pictureAlt = 'Cung chạy ven sông buổi sáng';
const longText = `Cung chạy sáng nay: https://example.com/${'duong-chay-ven-song-'.repeat(5)} và ${'chạy'.repeat(20)}!`;
const warned = 'Bài này quảng cáo thuốc giảm cân không rõ nguồn gốc, trái với quy định cộng đồng.';

/** Has done nothing yet. */
const newcomer = {
  fullname: 'Người Mới',
  email: 'newcomer@fitboard.example',
  password: demoPassword,
  username: 'nguoi.moi',
} as const;
const hidden = 'Quảng cáo không ghi rõ nguồn, trái với quy định cộng đồng của chúng ta.';

/** What of the demo the screens are opened at; a few things that it lacks, and the longest words, come to it. */
export const prepareMaterial = async (url: string, language: Language) => {
  const server = { url };
  const tokenOf = async (username: string): Promise<string> => {
    const body = { email: `${username}@fitboard.example`, password: demoPassword, transport: 'body' };
    const answer = await call(url, 'POST', '/auth/login', { body });
    check(answer.status === 200, `signing in as ${username} answered ${answer.status}`);
    return String(answer.body['accessToken']);
  };
  const idOf = async (username: string): Promise<string> =>
    String((await call(url, 'GET', `/users/${username}`)).body['id']);
  const itemsOf = async (token: string, path: string): Promise<readonly Item[]> =>
    (await ask(server, token, ['GET', path]))['items'] as readonly Item[]; // of our own contract

  const [member, friend, stranger, coach, admin] = await Promise.all([
    signIn(url, 'member'),
    tokenOf('thuytien'),
    tokenOf('thanhtruc'),
    signIn(url, 'coach'),
    signIn(url, 'admin'),
  ]);
  const picture = {
    name: 'Hồ buổi sáng.jpg',
    type: 'image/jpeg',
    bytes: new Uint8Array(await drawnPicture()),
  };

  const preparePeople = async () => {
    await profile(
      server,
      { token: friend },
      { fullname: longName, publicFlags: { gallery: true, followers: true } },
    );
    await profile(server, { token: stranger }, { fullname: `${longName} Hai` });
    for (const alt of ['Hồ lúc sáu giờ sáng', 'Sân tập sau mưa']) {
      const mediumId = await upload(url, friend, 'GALLERY', picture);
      await ask(server, friend, ['POST', '/me/gallery'], { mediumId, alt });
    }
    const mediumId = await upload(url, friend, 'FEED', picture);
    const media = [{ mediumId, alt: pictureAlt }];
    const uncommented = await ask(server, friend, ['POST', '/feed'], {
      text: longText,
      visibility: 'PUBLIC',
      media,
    });
    const locked = await ask(server, friend, ['POST', '/feed'], { text: 'Khoá lại.', visibility: 'PUBLIC' });
    await ask(server, friend, ['POST', `/feed/${String(locked['id'])}/lock`]);
    await ask(server, member, ['PUT', `/users/${await idOf('vankien')}/block`]);
    return { uncommentedId: String(uncommented['id']), lockedId: String(locked['id']) };
  };
  const openNewcomer = async () => {
    const { fullname, email, password, username } = newcomer;
    const body = { fullname, email, password, language };
    const { id } = await ask(server, admin, ['POST', '/admin/users'], body);
    const answer = await call(url, 'POST', '/auth/login', { body: { email, password, transport: 'body' } });
    const token = String(answer.body['accessToken']);
    await ask(server, token, ['POST', '/me/consent'], { version: firstConsentVersion });
    await profile(server, { token }, { isPublic: true, username });
    return { id: String(id), token };
  };
  const warn = async (memberId: string) => {
    const [post] = await itemsOf(member, `/users/${memberId}/feed?limit=1`);
    const about = { targetKind: 'FEED', targetId: post?.['id'], reason: 'DANGEROUS_ADVICE', note: '' };
    await ask(server, coach, ['POST', '/reports'], about);
    const cases = (await ask(server, admin, ['GET', '/admin/cases'])) as unknown as readonly Item[]; // a list answers with its rows
    const found = cases.find(({ targetId }) => targetId === about.targetId);
    const decision = { version: found?.['version'], decision: 'WARN', reason: warned, hide: false };
    await ask(server, admin, ['POST', `/admin/cases/${String(found?.['id'])}/decide`], decision);
  };
  const prepareFiles = async () => {
    const { id } = await ask(server, member, ['POST', '/media/folders'], { name: longFolder });
    const bytes = new TextEncoder().encode('Tuần 1: chạy chậm 3 km, nghỉ đi bộ mỗi 500 m.\n');
    await upload(url, member, 'GENERAL', { name: longFile, type: 'text/plain', bytes });
    const fileId = await upload(url, member, 'GENERAL', picture);
    return { folderId: String(id), fileId };
  };

  const memberId = await idOf(demoMember.username);
  const [{ folderId, fileId }, { uncommentedId, lockedId }, { token }] = await Promise.all([
    prepareFiles(),
    preparePeople(),
    openNewcomer(),
    warn(memberId),
  ]);
  const posts = await itemsOf(member, '/feed?tab=following&limit=20');
  const talkedOf = posts.find(({ isOwn, comments }) => isOwn === false && Number(comments) > 1);
  const rooms = await itemsOf(member, '/chat/rooms?box=inbox');
  const roomOf = (type: string) => String(rooms.find((room) => room['type'] === type)?.['id']);
  return {
    memberName: demoMember.fullname,
    friend: 'thuytien',
    postId: String(talkedOf?.['id']),
    folderId,
    folderName: longFolder,
    fileId,
    fileName: picture.name,
    longFile,
    galleryName: 'Bát cơm trưa nhiều rau.jpg',
    alt: pictureAlt,
    groupId: roomOf('GROUP'),
    pairId: roomOf('ONE_TO_ONE'),
    newcomer,
    uncommentedId,
    lockedId,
    hiddenReason: hidden,
    /** The newcomer's own post, which staff take out of sight; answers its address. */
    async hideOwnPost() {
      const { id } = await ask(server, token, ['POST', '/feed'], { text: longText, visibility: 'PUBLIC' });
      await ask(server, admin, ['POST', `/admin/feed-posts/${String(id)}/hide`], { reason: hidden });
      return `/feed/${String(id)}`;
    },
  };
};

export type Material = Awaited<ReturnType<typeof prepareMaterial>>;
