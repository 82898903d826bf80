const key = 'staff-viewing';

const stored = (): string | null => {
  try {
    return typeof sessionStorage === 'undefined' ? null : sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const createViewingMark = () => {
  let id: string | null | undefined;
  return {
    /**
     * In which viewing this tab shows the site; null: in none. It opens nothing: who asks is the person of the staff,
     * signed in as ever.
     */
    current: (): string | null => {
      if (id === undefined) id = stored();
      return id;
    },
    enter(viewingId: string) {
      id = viewingId;
      try {
        sessionStorage.setItem(key, viewingId);
      } catch {
        // Without it the next page is the staff's own again.
      }
    },
    leave() {
      id = null;
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
};

/** Of one tab, until it is left or closed. */
export const viewingMark = createViewingMark();
