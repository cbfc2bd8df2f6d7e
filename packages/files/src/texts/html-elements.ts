const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** Elements within a line: what is read goes on over their edges. */
export const INLINE = words(
  'a abbr acronym b bdi bdo big cite code data del dfn em font i img input ins kbd label mark math meter nobr output picture progress q rb rp rt rtc ruby s samp small span strike strong sub sup svg time tt u var wbr',
);

/** Elements that a reader sees as one thing. */
export const OBJECTS = words('img input svg math picture meter progress');

/** Elements whose content is code: it is looked at by the rules of code, and never changed. */
export const CODE = words('pre code kbd samp tt svg math');

/** Elements whose content is not markup at all. */
export const RAW = words('script style xmp iframe noembed noframes plaintext');

/** Attributes that people read. */
export const READ = words(
  'alt title placeholder summary label aria-label aria-description aria-roledescription aria-valuetext',
);
