import { useState } from 'react';
import type { Language } from '#core/kernel/language.ts';
import type { SiteBlockKind } from '#core/sites/own-site/own-site.ts';
import type { Site, SiteChange } from './data.ts';

type Draft = Omit<SiteChange, 'version'>;
type Link = Draft['links'][number];

const draftOf = ({ tagline, blocks, links, palette, analyticsId, facebookAppId }: Site): Draft => ({
  tagline,
  blocks,
  links,
  palette,
  analyticsId,
  facebookAppId,
});

/** What is set and not yet saved; a save that fails leaves it as it is. */
export const useSiteEditor = (site: Site) => {
  const [saved, setSaved] = useState(site);
  const [draft, setDraft] = useState<Draft>(() => draftOf(site));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const changeLink = (at: number, part: Partial<Link>) =>
    change({ links: draft.links.map((link, index) => (index === at ? { ...link, ...part } : link)) });
  return {
    draft,
    version: saved.version,
    isDirty: JSON.stringify(draft) !== JSON.stringify(draftOf(saved)),
    setTagline: (language: Language, text: string) =>
      change({ tagline: { ...draft.tagline, [language]: text } }),
    setPalette: (palette: Draft['palette']) => change({ palette }),
    setId: (name: 'analyticsId' | 'facebookAppId', text: string) => change({ [name]: text.trim() }),
    toggle: (kind: SiteBlockKind) =>
      change({
        blocks: draft.blocks.map((block) => (block.kind === kind ? { ...block, isOn: !block.isOn } : block)),
      }),
    move: (at: number, by: -1 | 1) => {
      const block = draft.blocks[at];
      if (block) change({ blocks: draft.blocks.toSpliced(at, 1).toSpliced(at + by, 0, block) });
    },
    addLink: () => change({ links: [...draft.links, { label: '', url: 'https://' }] }),
    changeLink,
    removeLink: (at: number) => change({ links: draft.links.toSpliced(at, 1) }),
    kept: (next: Site) => {
      setSaved(next);
      setDraft(draftOf(next));
    },
  };
};
export type SiteEditor = ReturnType<typeof useSiteEditor>;
