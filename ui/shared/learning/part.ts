import { useSearchParams } from 'react-router';
import { keepFocus } from '../keep-focus.ts';

export const editorTabs = ['tree', 'about', 'publish', 'preview'] as const;
export type EditorTab = (typeof editorTabs)[number];

export type Part = Readonly<{ kind: 'chapter' | 'lesson' | 'quiz'; id: string }>;

/** What opens a part of the tree, and a field of it that is looked for. */
export const partSearch = (part: Part | null, field?: string): URLSearchParams =>
  new URLSearchParams({
    tab: 'tree',
    ...(part === null ? {} : { [part.kind]: part.id }),
    ...(field === undefined ? {} : { field }),
  });

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
    openTab: (next: EditorTab) => setSearch({ tab: next }, { state: keepFocus }),
    openPart: (next: Part | null) => setSearch(partSearch(next), { state: keepFocus }),
    /** To where a point of the checklist is put right, as `searchOf` spells it. */
    lead: (place: URLSearchParams) => setSearch(place, { state: keepFocus }),
  };
};

export type OpenPart = ReturnType<typeof useOpenPart>;

/** Marks what a point of the checklist may lead to. */
export const fieldMark = (name: string) => ({ 'data-field': name });
