/** What a person has set; it stays in this browser. */
export interface Settings {
  /** Clean what is pasted into pages. */
  paste: boolean;
  /** Make ellipses and long arrows plain, too. */
  typography: boolean;
}

export const usual: Settings = { paste: true, typography: false };

export async function readSettings(): Promise<Settings> {
  return { ...usual, ...(await chrome.storage.local.get({ ...usual })) };
}

/** Calls with the settings now and after every change. */
export function followSettings(use: (settings: Settings) => void): void {
  void readSettings().then(use);
  chrome.storage.onChanged.addListener(() => void readSettings().then(use));
}
