/** With what a check compares, in one sentence that is said before one is spent. */
export const comparesCopy = ({ copyleaks }: { copyleaks: boolean }) =>
  copyleaks
    ? 'Compared with the internet, by Copyleaks.'
    : 'Compared with the works collected on this server, which may be few, and not with the internet.';
