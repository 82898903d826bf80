import { usePictureToCrop } from '#ui/cropping/use-picture-to-crop.ts';
import { type OwnDomain, useSitePictures } from './data.ts';

export type PicturePlace = 'favicon' | 'logo' | 'textLogo';

const ids = { favicon: 'faviconId', logo: 'logoId', textLogo: 'textLogoId' } as const;

/** One picture of the site: chosen, framed, sent and put in its place, or taken away. */
export const useSitePicture = (domain: OwnDomain, place: PicturePlace) => {
  const { change, send } = useSitePictures(domain);
  const crop = usePictureToCrop({
    send: async (picture, { name }) => {
      const { id } = await send(picture, `${name.replace(/\.[^.]*$/, '')}.png`);
      await change.mutateAsync({ [ids[place]]: id });
    },
  });
  return { ...crop, change, remove: () => change.mutate({ [ids[place]]: null }) };
};
