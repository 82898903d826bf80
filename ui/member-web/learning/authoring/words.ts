import '#ui/learning/words.ts';

declare global {
  interface MessageCatalogues {
    authoring: typeof import('./messages/vi.json');
  }
}
