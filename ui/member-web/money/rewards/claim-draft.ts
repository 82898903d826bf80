const keyOf = (userId: string, rewardId: string) => `fitboard.claim-draft.${userId}.${rewardId}`;

/** The code or the words for staff, on this device alone, until they are sent. A browser may refuse to store. */
export const claimDraft = (userId: string, rewardId: string) => {
  const key = keyOf(userId, rewardId);
  return {
    read: (): string => {
      try {
        return localStorage.getItem(key) ?? '';
      } catch {
        return '';
      }
    },
    write: (words: string): void => {
      try {
        if (words === '') localStorage.removeItem(key);
        else localStorage.setItem(key, words);
      } catch {
        // The form keeps it as long as the page lives.
      }
    },
  };
};
