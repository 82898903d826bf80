declare global {
  interface MessageCatalogues {
    commandPalette: typeof import('./messages/vi.json');
  }
}
export {};
