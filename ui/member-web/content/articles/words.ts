declare global {
  interface MessageCatalogues {
    articles: typeof import('./messages/vi.json');
  }
}

/** A screen that shows articles lists `articles` among its catalogues. */
export {};
