/** A score with one decimal and a real minus; of what rounds to nothing there is no negative. */
export const scoreText = (z: number) => (Math.round(z * 10) / 10 || 0).toFixed(1).replace('-', '−');
