import type { EmbedProvider } from './allow-list.ts';
import type { Embed } from './attributes.ts';

export const providerNames: Readonly<Record<EmbedProvider, string>> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The page of a film. */
export const embedAddress = ({ provider, id }: Embed): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

const forms: readonly Readonly<{ provider: EmbedProvider; form: RegExp }>[] = [
  { provider: 'youtube', form: /^youtu\.be\/([\w-]{11})(?:[?#/]|$)/ },
  {
    provider: 'youtube',
    form: /^(?:m\.|music\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/|live\/|v\/)([\w-]{11})(?:[?&#/]|$)/,
  },
  {
    provider: 'vimeo',
    form: /^(?:player\.)?vimeo\.com\/(?:video\/|channels\/[\w-]+\/)?(\d{6,12})(?:[?#/]|$)/,
  },
];

/** The film that an address leads to, in any of the ways its provider writes it; null: it leads elsewhere. */
export const embedAt = (address: string): Embed | null => {
  const place = address.trim().replace(/^(?:https?:)?\/\/(?:www\.)?|^www\./i, '');
  for (const { provider, form } of forms) {
    const id = form.exec(place)?.[1];
    if (id !== undefined) return { provider, id };
  }
  return null;
};
