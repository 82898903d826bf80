import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { galleryContract } from '#http/people/contract/gallery.ts';
import { mediaKeys } from '../../app/data/media.ts';
import { client } from '../../app/client.ts';

type Gallery = z.output<(typeof galleryContract)['mine']['output']>;
export type GalleryPicture = Gallery['items'][number];
export type Addition = Readonly<{ mediumId: string; alt: string; confirm: boolean }>;

const key = [...mediaKeys.all, 'gallery'];

export const useGallery = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => client.gallery.mine(undefined, { signal }) });

const addOne = ({ mediumId, alt, confirm }: Addition): Promise<Gallery> =>
  client.gallery.add({
    body: { mediumId, ...(alt === '' ? {} : { alt }), ...(confirm ? { confirm } : {}) },
  });

/** Steps answer the whole gallery; a new order is shown at once, and goes back when it is refused. */
export const useGallerySteps = () => {
  const queries = useQueryClient();
  const show = (gallery: Gallery) => queries.setQueryData<Gallery>(key, gallery);
  const add = useMutation({ mutationFn: addOne, onSuccess: show });
  const order = useMutation({
    mutationFn: (pictures: readonly GalleryPicture[]) =>
      client.gallery.order({ body: { mediumIds: pictures.map(({ id }) => id) } }),
    onMutate: async (pictures) => {
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<Gallery>(key);
      show({ items: [...pictures] });
      return before;
    },
    onSuccess: show,
    onError: (_error, _pictures, before) => before && show(before),
  });
  const remove = useMutation({
    mutationFn: ({ id }: GalleryPicture) => client.gallery.remove({ params: { id } }),
    onSuccess: show,
  });
  const describe = useMutation({
    mutationFn: ({ picture, alt }: Readonly<{ picture: GalleryPicture; alt: string }>) =>
      client.gallery.describe({ params: { id: picture.id }, body: { alt } }),
    onSuccess: show,
  });
  /** Of what was just taken out: in again, to the place where it was. */
  const putBack = useMutation({
    mutationFn: async ({ picture, at }: Readonly<{ picture: GalleryPicture; at: number }>) => {
      const { items } = await addOne({ mediumId: picture.id, alt: picture.alt, confirm: false });
      const others = items.filter(({ id }) => id !== picture.id);
      return client.gallery.order({
        body: { mediumIds: others.map(({ id }) => id).toSpliced(at, 0, picture.id) },
      });
    },
    onSuccess: show,
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
  return { add, order, remove, describe, putBack };
};
