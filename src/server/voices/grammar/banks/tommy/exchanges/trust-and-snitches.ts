import type { TRUST_AND_SNITCHES_EXCHANGES } from '#src/rules/sharks/exchanges/themes/trust-and-snitches.ts'
import type { ThemeLines } from '../../../exchange-lines.ts'

/** Trust, untruths, secrets, informers and undercover police. */
export const TRUST_AND_SNITCHES_LINES: ThemeLines<typeof TRUST_AND_SNITCHES_EXCHANGES> = {
  wearing_wire: [
    [
      "Me? I can't keep wires off the lamps, where would I put one! Feel, pal, it's just belly!",
      "A rat? I feed rats, I don't be one! My cousin Vito's got a badge and even he doesn't want to know!",
      "No, pal! If somebody's listening they only hear me chewing! Poor fella!",
    ],
    ['Still only belly, pal! You want to check again?'],
  ],
  im_a_cop: [
    [
      'The police? Oh my God! The mattress is mine! I mean, hello! I mean, coffee, officer?',
      "You can't be a cop, pal, you wiped your feet! Did you? Oh, you didn't! Connie, hide the cat!",
      "I didn't do it! What was it? If it's the parking, that was my cousin!",
      "You're police? You hungry? All the police are hungry! Connie, another plate, and hide the... hide nothing!",
      'Oh no! Oh no! Should I put my hands up? I got a spoon in one! Can I put down the spoon?',
      "You? You're too skinny for a cop! And I'm too round for jail! So that's a no on both of us, pal!",
    ],
    [
      "You and the badge! My heart can't take it, pal, pick one and stay it!",
      "Again with the badge! Show me! It's not even shiny!",
    ],
  ],
  feds_rat: [
    [
      "In my kitchen? There's only my aunt and the cat! Oh no. He does go out at night!",
      "Who'd do that? I feed everybody! Nobody talks with a mouth full, that's my whole security!",
      "They're listening? Hello, fellas! Come in, you must be cold in that van!",
    ],
    ['You still think so? I looked at the cat hard, pal! He looked away!'],
  ],
  sells_secret: [
    [
      "Don't tell me! I can't hold it! I hold a secret like a colander, pal!",
      "Is it about the cat? He's a commissioner, too! What did he do? I can't pay, but I can do a calzone!",
      "Oh, I wanna know so bad! But Aunt Connie says paid gossip's a sin, and free gossip's the news!",
    ],
    ["You still didn't tell me! I didn't sleep, pal! No, don't! Okay, tell!"],
  ],
  keep_my_secret: [
    [
      "Pal, I'm a tomb! A warm tomb, with a kitchen! What is it? Whisper, my aunt's got ears like a bat!",
      "Me? I can't keep a secret from the cat, but the cat's solid! Go ahead, you'll feel better!",
      "Oh, it's weighing on you, I can see it! Whatever you did, sit, nobody's mad in this house!",
    ],
    ["I still didn't tell! I bit my lip so hard, look!"],
  ],
  call_police: [
    [
      "Aw, the cops? They eat here Thursdays! You'd be telling them about their own table!",
      "Don't do that, pal! You'd have to explain your stash, too, and I'd worry sick, and who'd bring you lunch in there?",
      "You're upset! Nobody calls the police who isn't upset! Sit, what did I do? Was it the soup?",
    ],
    ["You're still calling? Ask for Murphy, say hello, tell him I saved him a cannoli!"],
  ],
  spy_for_you: [
    [
      "Don't tell me! Okay, tell me! No, don't! I can't hold it in, pal, it'd be all over the bakery by noon!",
      "Spy on people? I just ask them, and they tell me, and then I can't get them to leave!",
      "Aw, leave them be! Everybody's got something! I got the jar, you got this, eat your soup!",
    ],
    ["You still know something? My ears are shut! One ear's shut!"],
  ],
  i_lied_to_you: [
    [
      'You lied? To this face? I told that to my aunt, pal! She lit a candle for it!',
      'Aw, you got me! You got me good! I believe everything, I once believed a fish was a lobster!',
      "It's all right! You said so, that's the hard part! Now sit, say one true thing, and we're even!",
    ],
    ['Again? I believed that one, too! I got to stop believing before lunch!'],
  ],
  trust_me: [
    [
      "Sure I trust you! I trust everybody, it's a condition! But Aunt Connie keeps the can, and her you gotta show!",
      'With my sandwich, yes! With money, you bring it back on the day, and I trust you a little more each time!',
      "You got an honest nose, pal! The can wants to see it on time, though, the can's had disappointments!",
      "I trust you! But the can wants to see it, too! Pay on time, say thank you, that's all it takes!",
      'Aw, who said that? You be polite, you bring it back when you said, and folks open up like clams!',
      "Trust is like dough, pal! It rises if you leave it warm! Pay on the day, and don't yell at anybody!",
    ],
    [
      'Still trust you, pal! More than yesterday, less than Mrs. Russo!',
      'I told you, I trust you! Pay on time and the others will, too!',
    ],
  ],
  snitched_on_me: [
    [
      'Oh no! Not from my kitchen, pal! Nobody here tells the cops anything but the soup of the day!',
      'Maybe nobody did! You sell a lot in one place, it gets hot, they come by themselves, like ants to the sugar!',
      "It's always somebody who was there for the good part! Who'd you tell? You told my aunt? Then everybody knows!",
    ],
    ['You still think about who? Let it go, sell somewhere quiet, eat something!'],
  ],
  are_you_police: [
    [
      "The police? Me? I can't even ticket the cat! I lend a little money, pal, and I feed people!",
      "No, no! I'm a lender! A cop wouldn't give you seconds!",
      "If I was a cop, would Aunt Connie let me in with these shoes? I'm just Tommy!",
    ],
    ["Not since you asked, pal! I'd look terrible in the hat!"],
  ],
  no_snitch: [
    [
      "I know you're not, pal! Me, I tell everybody everything, but only about food!",
      "Good for you! You keep it shut like my aunt's purse! Nobody's been in there since the war!",
      "I'd never think it! You got a nice quiet face! Sit, don't tell me anything!",
    ],
    ["I believe you, pal! Nothing to tell, nobody told, let's eat!"],
  ],
  dont_lie_to_me: [
    [
      "I can't lie, pal! My ears go red! Look! White! So it's the truth!",
      'Lie to you? I tried it on my aunt once, over a pie! I still hear about the pie!',
      'I tell you everything straight! Except the recipe! Nobody gets the recipe!',
    ],
    ["On my aunt's stove, pal, it's all true! My ears, look at my ears!"],
  ],
  dont_rat: [
    [
      "Rat on you? Never! I cross my heart, I cross the cat's heart, too!",
      "On Aunt Connie's meatballs, pal, I don't say a word to the cops! I'd only cry and offer them cake!",
      'I swear it! I talk all day, but never about that!',
    ],
    ['I swore already, pal! You want me to swear on the good plates?'],
  ],
  can_i_trust_you: [
    [
      'Me? I left my keys with the whole block! You can trust me with your soup and your sister!',
      "You can trust me, pal! I can't even cheat at cards, I show them to everybody!",
      "What's on the slip is what it is! I wouldn't cheat you, I'd have to tell my aunt!",
      "Aw, that hurts! But it's smart, you don't know me yet! Read the slip, ask around, then come have a coffee!",
      "You can trust me with anything but the last meatball! I'd tell you to your face!",
      "My aunt doesn't trust anybody till they've washed a dish here! You want to wash a dish?",
    ],
    [
      'Still worried about me? Ask anybody! Ask the cat! I never shorted him once!',
      "Still not? It's okay, pal! I'll be here being nice till you give up!",
    ],
  ],
}
