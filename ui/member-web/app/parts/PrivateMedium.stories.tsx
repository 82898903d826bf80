import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { expect, waitFor } from 'storybook/test';
import { keepAddressesFresh } from '#ui/api/fresh-addresses.ts';
import { aMedium } from '#fixtures/platform/media.ts';
import { aUser } from '#fixtures/people/users.ts';
import preview from '../../../../.storybook/preview.tsx';
import { PrivateMedium } from './PrivateMedium.tsx';

const member = aUser({ fullname: 'Nguyễn Thị Hoà' });
const own = aMedium({ id: 'own-picture', ownerId: member.id });

/** Of a file that is not there: what counts is which address is asked for. */
const address = (name: string, expires: number) =>
  `${location.origin}/media/${name}.jpg?expires=${expires}&name=a.jpg&signature=x`;
const over = 1;
const good = 9_999_999_999;

let asked = 0;
/** What a page shows of another person's: an address that is over at first, a fresh one when it is asked for again. */
const useShown = (name: string) =>
  useQuery({
    queryKey: ['shown', name],
    queryFn: () => {
      asked += 1;
      return { media: [{ mediaId: name, type: 'IMAGE', url: address(name, asked === 1 ? over : good) }] };
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

const OfAnotherMember = () => {
  const [medium] = useShown('theirs').data?.media ?? [];
  return medium ? <PrivateMedium medium={{ ...medium, thumbnailUrl: null }} alt="Ảnh của hội viên" /> : null;
};

const Anywhere = () => {
  const queries = useQueryClient();
  useEffect(() => keepAddressesFresh(queries), [queries]);
  const [medium] = useShown('anywhere').data?.media ?? [];
  return medium ? <img src={medium.url} alt="Ảnh bất kỳ" /> : null;
};

const meta = preview.meta({
  title: 'Components/PrivateMedium',
  component: PrivateMedium,
  parameters: { server: { as: member, seed: { media: [own] } } },
});

/** Its address is over: a fresh one comes from the list of one's own files. */
export const Own = meta.story({
  args: {
    medium: { mediaId: own.id, type: 'IMAGE', url: address('own', over), thumbnailUrl: null },
    alt: 'Ảnh của tôi',
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText<HTMLImageElement>('Ảnh của tôi');
    await waitFor(() => expect(picture.src).toContain('/files/'));
  },
});

/** A coach looks at a member's: the page asks again for what it showed. */
export const AnotherMembers = meta.story({
  args: Own.input.args,
  render: () => <OfAnotherMember />,
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText<HTMLImageElement>('Ảnh của hội viên');
    await waitFor(() => expect(picture.src).toBe(address('theirs', good)));
    await expect(asked).toBe(2);
  },
});

/** Avatars, galleries and receipts are plain pictures. */
export const PlainPicture = meta.story({
  args: Own.input.args,
  render: () => <Anywhere />,
  beforeEach: () => {
    asked = 0;
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByAltText<HTMLImageElement>('Ảnh bất kỳ');
    await waitFor(() => expect(picture.src).toBe(address('anywhere', good)));
    await expect(asked).toBe(2);
  },
});
