/** How a message is made invisible; the names are those that `decode` gives back. */
export type EncodeScheme = 'tag-characters' | 'variation-selectors' | 'zero-width-binary';

/** Why a message cannot be written into a text. */
export type EncodeProblem =
  /** There is no message. */
  | 'empty-message'
  /** The cover has no letter that the message could stand behind. */
  | 'empty-cover'
  /** The cover carries a message of its own. */
  | 'cover-carries'
  /** Tag characters shadow the letters, digits and signs of ASCII, and nothing else. */
  | 'not-ascii'
  /** Too short or too monotonous to be told from litter, not made of characters that can be read, or megabytes as bits. */
  | 'unreadable';

export interface EncodeOptions {
  /** Default `variation-selectors`. */
  scheme?: EncodeScheme;
}

/** The cover with the message in it, or what stands against it. */
export type EncodeResult =
  | {
      text: string;
      /** Invisible code points that were put in. */
      hidden: number;
      problem: null;
    }
  | { text: null; hidden: 0; problem: EncodeProblem };
