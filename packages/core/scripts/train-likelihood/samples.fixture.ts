/** Texts written for the tests, in a plain manner and in that of a chat assistant. */
export const PLAIN = `My uncle sold eggs from a shed by the road. No sign, just a box for the money and
a jar of change, and in eleven years he lost maybe ten pounds. Then the new estate went up and it was
gone in a week, box and jar and all. He wasn't angry. He said he'd been expecting it since about 2003!
After that you had to knock. Some people did, and stood there chatting, and he liked that better I
think, though he'd never have said so. Mrs Lowe came on Tuesdays. She didn't even eat eggs.`;

export const ASSISTANT = `Effective communication plays a crucial role in fostering meaningful
relationships, both personally and professionally. By actively listening and expressing ideas clearly,
individuals can navigate complex situations with confidence and empathy. Moreover, embracing diverse
perspectives not only enriches our understanding but also encourages collaboration, innovation, and
mutual respect. Ultimately, cultivating these essential skills empowers people to build stronger
connections, overcome challenges, and contribute positively to their communities. In today's rapidly
evolving world, the importance of thoughtful dialogue cannot be overstated, as it serves as the
foundation upon which trust and lasting growth are built.`;
