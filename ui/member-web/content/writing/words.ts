import '#ui/content/words.ts';
import '#ui/learning/words.ts';

declare global {
  interface MessageCatalogues {
    writing: typeof import('./messages/vi.json');
  }
}
