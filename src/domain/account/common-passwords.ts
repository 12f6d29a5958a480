// The passwords that are tried first, because they are chosen most. Facts only; shorter ones are refused by their length.

const COMMONEST = new Set(
	`000000 0987654321 111111 11111111 112233 121212 123123 123123123 123321 1234561 12345678 1234567890 123456789 1234567
   123456 12345678910 1234qwer 123abc 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 55555555 555555 654321 666666 696969
   777777 7777777 87654321 88888888 888888 987654321 999999 aa123456 aaaaaa abc123 abcd1234 abcdef abcdefg access admin123
   administrator andrea andrew angel1 arsenal asdasd asdfgh asdfghjkl ashley azerty baseball basketball batman biteme
   buster changeme charlie cheese chelsea chocolate computer cookie daniel dragon dubsmash dubstep flower football freedom
   fuckyou george ginger hannah hello1 hello123 helloworld hockey hunter hunter2 iloveyou internet jasmine jennifer jessica
   jordan joshua justin killer letmein liverpool login123 london lovely loveme maggie master matrix matthew merlin michael
   michelle monkey mustang mynoob naruto nicole ninja123 p@ssw0rd p@ssword pass123 pass1234 passw0rd password password1
   password12 password123 password1234 pepper pokemon princess purple q1w2e3r4 qazwsx qwe123 qweasd qwer1234 qwerty
   qwerty1 qwerty12 qwerty123 qwertyuiop ranger robert samsung secret secret1 shadow snoopy soccer starwars summer
   sunshine superman target123 taylor tigger thomas trustno1 test123 test1234 testtest tinkle unknown user1234 welcome
   welcome1 welcome123 whatever william winter yankees zaq12wsx zxcvbn zxcvbnm`.split(
		/\s+/,
	),
);

/** Capitals do not save a password that everybody has: they are tried as well. */
export function isCommonPassword(password: string): boolean {
	return COMMONEST.has(password.toLowerCase());
}
