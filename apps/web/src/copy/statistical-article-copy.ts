/** A part of the article: a heading and its paragraphs. */
export interface ArticlePart {
  id: string;
  heading: string;
  paragraphs: string[];
}

export const articleBefore: ArticlePart[] = [
  {
    id: 'what',
    heading: 'A habit instead of a mark',
    paragraphs: [
      'A language model writes one token, a word or a part of one, at a time. At each step it has a list of candidates, each with a probability, and it draws one. Most of the time several candidates would do: “large” or “big”, “however” or “but”. A statistical watermark lives in that freedom. It nudges the draw by a rule that depends on a secret key, so that the text leans, very slightly, towards words the key prefers.',
      'Two families are well described in public. Green lists (Kirchenbauer and others, 2023) use the key and the word before to colour the vocabulary, and make green words a little more likely. Unigram (Zhao and others, 2023) does the same with one list for the whole text. SynthID-Text (Dathathri and others, Nature 2024) leaves the probabilities on average as they are: it draws several candidates and lets them compete in a tournament whose winner is decided by keyed random bits of the last few tokens.',
      'Nothing is added to the text. There is no character to find, no metadata to strip, and a reader sees nothing, because every single word is one that the model might have chosen anyway.',
    ],
  },
  {
    id: 'detect',
    heading: 'What a detector computes',
    paragraphs: [
      'Whoever holds the key can colour the words of any text. In an unmarked text with a green share of one quarter, about a quarter of the words come out green. In a marked one it is more. The detector turns the surplus into a z-score: how many standard deviations the count lies above chance. A z of 2.33 happens by chance about once in a hundred unmarked texts, a z of 4 about three times in a hundred thousand.',
      'Two things follow. Length matters: the surplus grows with the number of words, the noise only with its square root, so a short text tells little and a long one a lot. And the key is everything: under any other key the same text looks like chance. That is why nobody without the key can tell you whether a text carries such a mark, and why this site does not pretend to.',
    ],
  },
];

export const articleAfter: ArticlePart[] = [
  {
    id: 'rewrite',
    heading: 'What a rewrite can and cannot do',
    paragraphs: [
      'A mark that depends on the last few tokens is carried by runs of tokens. Change one token and every run that contains it is drawn anew, as far as the key is concerned. That is why spacing matters more than quantity: in one measurement the same fifth of all words brought the score of a SynthID-Text mark from 9.0 down to 1.5 when the changes were evenly spaced, and only to 3.4 when they fell where they liked. The engine of this site spaces its edits for the same reason, but changes fewer words, and only where careful readers let the new wording stand: how much of a mark it leaves is measured below.',
      'A green list with one word of context falls faster than Unigram, which is the stubborn one: its list does not depend on what stands before, so only the words that really change lose their colour. How far either falls depends on how many words change; you can see both in the laboratory below.',
      'A rewrite cannot promise zero. It weakens a mark, and by how much is measured below; it does not erase evidence that a reader may find elsewhere, in the ideas, the order of the arguments, or a document’s history. And it always costs something: a wording you chose may be swapped for one you did not. Every change is marked in the result, where the words from before can be put back one by one.',
    ],
  },
  {
    id: 'own-model',
    heading: 'A model of your own, in the tab',
    paragraphs: [
      'A larger change than the built-in engine’s takes a language model, and a model on somebody else’s server sees your text. So the cleaner can run one in the tab: under “How it is rewritten”, choose “A model file, in this tab”. Your text then goes nowhere, and the rewrite costs no statistical cleanup of a plan.',
      'What works is one file in the format GGUF, whose name ends in .gguf: a text model of a kind that llama.cpp knows, trained to follow instructions (“instruct” or “chat” in its name), below 2 GB and in one piece. About 1 GB, such as a model of one to two billion parameters in four bits (“Q4” in its name), suits most devices; a larger one writes better and takes longer. A model in another format (safetensors, ONNX), one that only goes on with a text, or a file that has been split does not do.',
      'This site has no list of such files. Makers of open models publish them, with a licence that says what you may do with them; where the operator of a site hands one out, a button below the choice fetches it. The browser has to be a newer Chrome or Edge, with as much storage free as the file is long, and keeps one model until you remove it. What a model in a tab does to a mark has not been measured.',
    ],
  },
  {
    id: 'who',
    heading: 'Who claims what',
    paragraphs: [
      'Google has said publicly that text from its Gemini app carries SynthID, and has published the method and an open implementation. OpenAI wrote in 2024 that it had built a text watermark and had not released it, among other reasons because it is easy to get round by rewording. For most other services there is no public statement either way. Whether a given text in front of you is marked, and by whom, is not something that its words alone can tell.',
      'So this page claims no vendor’s mark removed. What it shows are measurements with marks whose keys are public or your own.',
    ],
  },
];

export const sources: { label: string; href: string }[] = [
  {
    label: 'Kirchenbauer et al., A Watermark for Large Language Models, 2023',
    href: 'https://arxiv.org/abs/2301.10226',
  },
  {
    label: 'Zhao et al., Provable Robust Watermarking for AI-Generated Text, 2023',
    href: 'https://arxiv.org/abs/2306.17439',
  },
  {
    label:
      'Dathathri et al., Scalable watermarking for identifying large language model outputs, Nature 2024',
    href: 'https://doi.org/10.1038/s41586-024-08025-4',
  },
];
