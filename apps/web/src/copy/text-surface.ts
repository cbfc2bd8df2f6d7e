export const surfaceCopy = {
  run: (count: number) => `${count.toLocaleString('en-US')} hidden characters`,
} as const;
