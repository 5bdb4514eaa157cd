### The lessons of UFOs! in English

introduction-who = You come from outer space, and the way to people’s hearts is through their stomachs.
introduction-want = You want chip stands in the villages, because they carry your UFOs and help you open restaurants in the cities.
introduction-win = Restaurants are worth most where people resist most; whoever has the most points at the end wins.

## Flying

flying-title = Flying
flying-hello = Welcome to Earth! Large places are cities, small ones are villages. With two players only this part of the world is in play.
flying-start = You begin with two UFOs in a village of your choice. Take Roswell. Where else?
flying-village = A fine village too. But every alien has to see Roswell once.
flying-fly = Mila begins in Greece. Now fly: touch one of your UFOs.
flying-not-yet = You may stay where you are. But an alien who stays at home opens no stands.
flying-to = Each flight goes along the lines, and ends at the first place that is not yours. Fly to Gulf Breeze.
flying-there = That is in reach as well. For this lesson fly to the ring.
flying-stay = The other UFO stays in Roswell. When every UFO that should fly has flown, end the movement.
flying-stay-put = It could fly as well. But then nobody would be left in Roswell.
flying-stand = Now each UFO may do one thing. In an empty village it opens a chip stand, without any roll. Open one in Gulf Breeze.
flying-other-first = That one is next. Gulf Breeze first.
flying-free = A stand costs nothing and never fails. Do not go without it.
flying-another = And one in Roswell.
flying-network = Mila has built too. Stands are 1 point each, but above all they are your network: over your own places a UFO flies on as far as you like.
flying-far = Try it: touch the UFO in Roswell.
flying-the-ring = Allowed. For this lesson take the one with the ring.
flying-over = Over Gulf Breeze, which is yours, it gets to Colares in South America. Fly there.
flying-task = Bring your other UFO to Los Angeles. It is two lines away; but one place on the way is yours.
flying-not-finished = You have another UFO, and it has not flown yet.
flying-land = To Los Angeles, please.
flying-not-los-angeles = A nice flight, but not to Los Angeles.
flying-end = Over Roswell to Los Angeles: that is your network at work. The more stands, the smaller the world.

## Stands and restaurants

restaurants-title = Restaurants
restaurants-city = Your UFO has landed in Los Angeles. Its tile says how much the city resists, here 3, and has a burger for each restaurant it has room for.
restaurants-chance = To open a restaurant you roll a twelve-sided die and must reach the resistance. Each of your stands next door adds 1: Roswell helps, so a 2 is enough.
restaurants-open = Open your first restaurant!
restaurants-nothing-done = You may end your turn with things undone. You would only regret it.
restaurants-restaurant-first = The stand will not run away, and it does not help here. Restaurant first.
restaurants-stand = A 5, plus 1: Los Angeles is eating out of your hand. Your other UFO opens a stand in Colares.
restaurants-next-city = Next: New York, resistance 4. Only Gulf Breeze is next door, so you need a 3. That fails one time in six. Let us do better.
restaurants-first-ufo = First the UFO in Los Angeles…
restaurants-the-ring = Also possible. For this lesson follow the ring.
restaurants-to-village = … to Kecksburg: a village right beside New York, where nobody sells chips yet.
restaurants-second-ufo = Then the UFO in Colares…
restaurants-to-city = … over Gulf Breeze to New York.
restaurants-task = Both have landed. You choose the order of your actions, and it matters. What comes first?
restaurants-hasty = Too hasty, the favourite mistake: a stand opened in the same turn helps already. Take it back.
restaurants-roll = Two stands help now. Dare to roll!
restaurants-end = A 2, plus 2 for the stands: exactly 4. Without Kecksburg it would have failed. Other players’ restaurants and witnesses make it harder, as you will see next.

## Bumps and witnesses

bumps-title = Bumps and witnesses
bumps-crowded = Mila was faster: a stand in Gulf Breeze, a restaurant in New York, a UFO in each. You cannot fly over her UFOs. But you can bump them away.
bumps-fly = Touch one of your UFOs in Roswell.
bumps-stay-away = Peaceful, but Mila would thank you for it. Fly!
bumps-onto = Fly straight onto Mila’s UFO in Gulf Breeze.
bumps-mila = There you would bump nobody. Gulf Breeze!
bumps-value = You get +1 as attacker and +1 for your UFO next door in Roswell. Mila gets +1 for hers in New York. So leave your other UFO where it is: end the movement, and the dice roll.
bumps-support = Your other UFO supports you from Roswell: +1. If it flies away, so does its help.
bumps-drift = 4 and 2 against 3 and 1: you win by 2, so you move Mila’s UFO exactly 2 places. Let it drift to Mexico City.
bumps-unseen = There it passes unnoticed. Over a city somebody would look up.
bumps-drift-on = One more: away to Hana, in the middle of the ocean.
bumps-hana = Also far away. Hana is the end of the world, though.
bumps-witness = In Mexico City somebody has seen it: a witness in Mila’s colour. There a restaurant is now 2 harder for her, and each witness left at the end costs her 2 points.
bumps-stand = Your UFO in Roswell can still open a stand.
bumps-free = Nothing is free but this: open the stand.
bumps-calmer = Mila flies to Los Angeles. Witnesses go when a restaurant succeeds there, or when a calmer of your own flies over: he tells people it was a balloon.
bumps-again = Once more: touch your UFO in Gulf Breeze.
bumps-the-ring = Allowed. For this lesson follow the ring.
bumps-new-york = Onto Mila’s UFO in New York.
bumps-dice = Nobody helps either side this time: you have +1, Mila nothing. End the movement and let the dice roll.
bumps-task = You win by 2. Let Mila’s UFO drift so that a city sees it. The city it starts from does not count.
bumps-no-city = No city sees it on this path. Look for one that is two places from New York.
bumps-seen = And now over the city.
bumps-end = Seen again! But mind: an attacker who loses is bumped away and does nothing more. Count before you fly.

## Winning

winning-title = Winning, and new UFOs
winning-control = You control a city when you alone have restaurants there. You control two: Los Angeles and New York.
winning-reward = Whoever controls as many cities as they have UFOs may give up a whole turn for one more UFO. Two cities, two UFOs: now!
winning-new = A bumper has +1 in bumps, a calmer removes witnesses; both are poor hosts, −1 for restaurants. Take a bumper in Los Angeles.
winning-new-york = New York would do. Los Angeles is closer to where we need it.
winning-kinds = A good one too. This time we want the strong one: the bumper.
winning-later = You can fly as usual. But a third UFO works for you until the end: the earlier, the better.
winning-ending = The match ends when somebody controls 5 cities, or when every city has a restaurant. Keep an eye on this line: the end often comes a turn too early.
winning-takeover = Everything taken? A UFO that stands in a full city when your turn begins may try to take a restaurant over, with a roll. Another player’s stand is replaced the same way, without a roll.
winning-points = Ending it is not winning it. A restaurant is worth the resistance of its city, a stand 1, a witness costs 2. Beginners fill up easy cities and lose to a single Mexico City.
winning-task = So send a UFO to Mexico City, worth 10. Which of yours has the best chance there? Touch it.
winning-poor-host = The bumper is strong, but people find him rude: −1. Send somebody more charming.
winning-go = Mexico City is waiting, and Mila is on her way.
winning-land = And off to Mexico City, over your own stands.
winning-not-mexico = Your network reaches far, but the 10 points are in Mexico City.
winning-end = A standard UFO with two stands next door: you need an 8. With more stands around it gets easier. You know it all now: go and feed the world!

## What puzzles are about

theme-flight = Flight
theme-bump = Bump
theme-growth = Growth
