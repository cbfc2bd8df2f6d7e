// No other area uses anything of this one; routes put its parts together.
export {};
