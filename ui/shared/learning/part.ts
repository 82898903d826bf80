import { useSearchParams } from 'react-router';

export const editorTabs = ['tree', 'about', 'publish', 'preview'] as const;
export type EditorTab = (typeof editorTabs)[number];

export type Part = Readonly<{ kind: 'chapter' | 'lesson' | 'quiz'; id: string }>;

/** What of the editor is open stands in the address: it can be linked to, and Back goes back. */
export const useOpenPart = () => {
  const [search, setSearch] = useSearchParams();
  const tab = editorTabs.find((each) => each === search.get('tab')) ?? 'tree';
  const kind = (['chapter', 'lesson', 'quiz'] as const).find((each) => search.has(each));
  const id = kind === undefined ? null : search.get(kind);
  const part: Part | null = kind === undefined || id === null ? null : { kind, id };
  return {
    tab,
    part,
    /** The field that a point of the checklist leads to. */
    field: search.get('field'),
    openTab: (next: EditorTab) => setSearch({ tab: next }),
    openPart: (next: Part | null, to?: string) => {
      const address = new URLSearchParams({ tab: 'tree' });
      if (next !== null) address.set(next.kind, next.id);
      if (to !== undefined) address.set('field', to);
      setSearch(address);
    },
    openField: (next: EditorTab, to: string) => setSearch({ tab: next, field: to }),
  };
};

export type OpenPart = ReturnType<typeof useOpenPart>;

/** Marks what a point of the checklist may lead to. */
export const fieldMark = (name: string) => ({ 'data-field': name });
