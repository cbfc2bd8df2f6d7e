/** Where a result can be shared; the names are those of the stored events. */
export const sharePlatforms = ['twitter', 'facebook', 'bluesky'] as const;

export type SharePlatform = (typeof sharePlatforms)[number];
