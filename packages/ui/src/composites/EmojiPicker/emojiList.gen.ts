// Made by scripts/emoji.mjs from emojibase-data (MIT, © Miles Johnson; names: Unicode CLDR).
export const emojiList = {
  smileys: `😀	mặt cười toe toét	grinning face	cười toe toét cheerful cheery grin happy laugh nice smile smiling teeth
😃	mặt cười miệng há với mắt to	grinning face with big eyes	há to mặt cười mắt mở to awesome grin happy mouth open smile smiling teeth yay
😄	mặt cười miệng há mắt cười	grinning face with smiling eyes	mở eye grin happy laugh lol mouth open smile
😁	mặt cười nhe răng và mắt cười	beaming face with smiling eyes	cười nhe răng và mắt cười eye grin grinning happy nice smile teeth
😆	mặt cười miệng há mắt nhắm chặt	grinning squinting face	cười ngoác miệng cười ngặt nghẽo cười như được mùa cười to hài lòng closed eyes haha hahaha happy laugh lol mouth open rofl smile smiling
😅	mặt cười toát mồ hôi	grinning face with sweat	chán nản căng thẳng cười nhe răng hào hứng lo lắng lạnh miệng mỉm cười mồ hôi mở cold dejected excited mouth nervous open smile smiling stress stressed
🤣	mặt cười lăn cười bò	rolling on the floor laughing	cười chảy nước mắt cười sung sướng sàn crying face funny haha happy hehe hilarious joy laugh lmao lol rofl roflmao tear
😂	mặt cười với nước mắt vui sướng	face with tears of joy	cười chảy nước mắt hài thật nước mắt vui sướng vui đấy crying feels funny haha happy hehe hilarious laugh lmao lol rofl roflmao tear
🙂	mặt cười mỉm	slightly smiling face	happy smile
🙃	mặt lộn ngược	upside-down face	lộn ngược hehe smile
🫠	mặt tan chảy	melting face	biến mất chất lỏng hòa tan tan chảy disappear dissolve embarrassed haha heat hot liquid lol melt sarcasm sarcastic
😉	mặt nháy mắt	winking face	nháy mắt flirt heartbreaker sexy slide tease wink winks
😊	mặt cười híp mắt	smiling face with smiling eyes	cười mỉm hài lòng mặt tươi cười với đôi mắt biết cười mỉm cười vui mừng đỏ mặt blush eye glad satisfied smile
😇	mặt cười có hào quang	smiling face with halo	giả tưởng hào quang ngây thơ thiên thần angel angelic angels blessed fairy fairytale fantasy happy innocent peaceful smile spirit tale
🥰	mặt cười với 3 trái tim	smiling face with hearts	phải lòng yêu yêu quý adore crush heart ily love romance smile you
😍	mặt cười mắt hình trái tim	smiling face with heart-eyes	lãng mạn yêu 143 bae eye feels hearts ily kisses love romance romantic smile xoxo
🤩	ngưỡng mộ	star-struck	cười toét mắt mặt ngôi sao excited eyes face grinning smile star starry-eyed wow
😘	mặt đang hôn gió	face blowing a kiss	adorbs bae flirt heart ily love lover miss muah romantic smooch xoxo you
😗	mặt hôn	kissing face	143 date dating flirt ily kiss love smooch smooches xoxo you
☺️	mặt cười	smiling face	thoải mái thư giãn happy outlined relaxed smile
😚	mặt hôn mắt nhắm	kissing face with closed eyes	143 bae blush date dating eye flirt ily kisses smooches xoxo
😙	mặt hôn mắt cười	kissing face with smiling eyes	143 closed date dating eye flirt ily kiss kisses love night smile
🥲	mặt cười với nước mắt	smiling face with tear	biết ơn mỉm cười nhẹ nhõm nước mắt tự hào xúc động glad grateful happy joy pain proud relieved smile smiley touched
😋	mặt thưởng thức món ngon	face savoring food	cười ngon tuyệt thưởng thức delicious eat full hungry savor smile smiling tasty um yum yummy
😛	mặt lè lưỡi	face with tongue	awesome cool nice party stuck-out sweet
😜	mặt lè lưỡi nháy mắt	winking face with tongue	nháy mắt nói đùa crazy epic eye funny joke loopy nutty party stuck-out wacky weirdo wink yolo
🤪	mặt làm trò hề	zany face	lớn mắt ngốc nhỏ crazy eye eyes goofy large small
😝	mặt thè lưỡi mắt nhắm chặt	squinting face with tongue	hương vị kinh khủng closed eye eyes gross horrible omg stuck-out taste whatever yolo
🤑	mặt có tiền ở miệng	money-mouth face	money mouth paid
🤗	mặt ôm	smiling face with open hands	hug hugging
🤭	mặt với tay che miệng	face with hand over mouth	tay che miệng cười xin lỗi giggle giggling oops realization secret shock sudden surprise whoops
🫢	mặt với cặp mắt mở to và tay che miệng	face with open eyes and hand over mouth	hoài nghi kinh ngạc kính nể ngạc nhiên sợ hãi xấu hổ amazement awe disbelief embarrass gasp omg quiet scared shock surprise
🫣	mặt hé mắt nhìn trộm	face with peeking eye	nhìn chằm chằm nhìn lén nhìn trộm quyến rũ captivated embarrass hide hiding peek peep scared shy stare
🤫	mặt ra dấu suỵt	shushing face	im lặng quiet shh shush
🤔	mặt suy nghĩ	thinking face	đang suy nghĩ chin consider hmm ponder pondering wondering
🫡	mặt chào	saluting face	nhà binh nắng ok quân đội vâng good luck ma’am respect salute sir troops yes
🤐	mặt có miệng bị kéo khóa	zipper-mouth face	khóa kéo keep mouth quiet secret shut zip zipper
🤨	mặt với lông mày rướn lên	face with raised eyebrow	hoài nghi ngờ vực disapproval disbelief distrust emoji hmm mild skeptic skeptical skepticism surprise what
😐️	mặt trung lập	neutral face	mặt ngây ra bất động trung lập awkward blank deadpan expressionless fine jealous meh oh shade straight unamused unhappy unimpressed whatever
😑	mặt vô cảm	expressionless face	không diễn cảm thản nhiên vô cảm awkward dead fine inexpressive jealous meh not oh omg straight uh unhappy unimpressed whatever
😶	mặt không có miệng	face without mouth	yên lặng ít nói awkward blank expressionless mouthless mute quiet secret silence silent speechless
🫥	mặt có đường viền chấm chấm	dotted line face	biến mất chán nản hướng nội thất vọng vô hình ẩn depressed disappear hidden hide introvert invisible meh whatever wtv
😶‍🌫️	mặt trong đám mây	face in clouds	mặt trong sương mù đãng trí đầu trong đám mây absentminded fog head
😏	mặt cười khẩy	smirking face	cười khẩy boss dapper flirt homie kidding leer shade slick sly smirk smug snicker suave suspicious swag
😒	mặt buồn	unamused face	không vui ... bored fine jealous jel jelly pissed smh ugh uhh unhappy weird whatever
🙄	mặt có mắt đu đưa	face with rolling eyes	cái gì vậy không quan tâm sao cũng được đu đưa eyeroll shade ugh whatever
😬	mặt nhăn nhó	grimacing face	nhăn nhó awk awkward dentist grimace grinning smile smiling
😮‍💨	mặt thở ra	face exhaling	huýt sáo kiệt sức mệt mỏi rên rỉ thì thầm thở dài thở hắt ra thở hổn hển thở ra blow blowing exhale exhausted gasp groan relief sigh smiley smoke whisper whistle
🤥	mặt nói dối	lying face	nói dối pinocchio liar lie
😌	mặt nhẹ nhõm	relieved face	nhẹ nhõm calm peace relief zen
😔	mặt trầm ngâm	pensive face	thất vọng trầm ngâm awful bored dejected died disappointed losing lost sad sucks
😪	mặt buồn ngủ	sleepy face	buồn ngủ khóc crying good night sad sleep sleeping tired
🤤	mặt chảy dãi	drooling face	chảy dãi
😴	mặt đang ngủ	sleeping face	không quan tâm mệt mỏi ngủ ngoan sao cũng được zzz bed bedtime good goodnight nap night sleep tired whatever yawn
😷	mặt đeo khẩu trang y tế	face with medical mask	bác sĩ lạnh mặt nạ ốm cold dentist dermatologist doctor dr germs medicine sick
🤒	mặt có miệng ngậm nhiệt kế	face with thermometer	mệt nhiệt kế ốm ill sick
🤕	mặt đeo băng đầu	face with head-bandage	vết thương đau bandage hurt injury ouch
🤢	mặt buồn nôn	nauseated face	buồn nôn nôn mửa gross nasty sick vomit
🤮	mặt nôn mửa	face vomiting	nôn mửa ốm barf ew gross puke sick spew throw up vomit
🤧	mặt hắt hơi	sneezing face	cúm hắt hơi sức khỏe fever flu gesundheit sick sneeze
🥵	mặt nóng	hot face	sốc nhiệt sốt đỏ mặt đổ mồ hôi dying feverish heat panting red-faced stroke sweating tongue
🥶	mặt lạnh	cold face	lạnh cứng mặt xanh tê cóng đóng băng blue blue-faced freezing frostbite icicles subzero teeth
🥴	mặt choáng váng	woozy face	chóng mặt chếnh choáng miệng uốn lượn mắt đảo điên say xỉn dizzy drunk eyes intoxicated mouth tipsy uneven wavy
😵	mặt chóng mặt	face with crossed-out eyes	chóng mặt mệt ốm dead dizzy feels knocked out sick tired
😵‍💫	mặt có đôi mắt xoắn ốc	face with spiral eyes	bối rối chóng mặt khó hiểu rắc rối thôi miên xoắn ốc confused dizzy hypnotized omg smiley trouble whoa woah woozy
🤯	đầu nổ tung	exploding head	bị sốc blown explode mind mindblown no shocked way
🤠	mặt đội mũ cao bồi	cowboy hat face	cao bồi nữ cao bồi cowgirl
🥳	mặt tiệc tùng	partying face	buổi tiệc hào hứng lễ kỷ niệm mũ sinh nhật sừng tiệc tùng bday birthday celebrate celebration excited happy hat hooray horn party
🥸	mặt trá hình	disguised face	gián điệp kính lông mày mũi người ngụy trang ria mép râu ẩn danh disguise eyebrow glasses incognito moustache mustache nose person spy tache tash
😎	mặt cười đeo kính	smiling face with sunglasses	mặt trời phong cách sáng awesome beach bright bro chilling cool rad relaxed shades slay smile style swag win
🤓	mặt mọt sách	nerd face	bốn mắt chuyên gia mọt sách thông minh đam mê brainy clever expert geek gifted glasses intelligent smart
🧐	mặt với kính một mắt	face with monocle	giàu có ngột ngạt thượng lưu classy fancy rich stuffy wealthy
😕	mặt bối rối	confused face	bối rối befuddled confusing dunno frown hm meh not sad sorry sure
🫤	mặt có miệng xiên	face with diagonal mouth	buồn chán hoài nghi không chắc chắn thất vọng confused confusion disappointed doubt doubtful frustrated frustration meh skeptical unsure whatever wtv
😟	mặt lo lắng	worried face	lo lắng anxious butterflies nerves nervous sad stress stressed surprised worry
🙁	mặt hơi cau mày	slightly frowning face	cau mày frown sad
☹️	mặt cau mày	frowning face	cau mày mặt buồn frown sad
😮	mặt có miệng há	face with open mouth	mở thông cảm believe forgot omg shocked surprised sympathy unbelievable unreal whoa wow you
😯	mặt làm thinh	hushed face	choáng váng làm thinh ngạc nhiên epic omg stunned surprised whoa woah
😲	mặt kinh ngạc	astonished face	hoàn toàn kinh ngạc sốc cost no omg shocked totally way
😳	mặt đỏ ửng	flushed face	choáng váng đỏ mặt amazed awkward crazy dazed dead disbelief embarrassed geez heat hot impressed jeez what wow
🥺	mặt cầu xin	pleading face	lòng thương mắt cún con xin xỏ begging big eyes mercy not please pretty puppy sad why
🥹	mặt kìm nén nước mắt	face holding back tears	buồn chịu đựng giận giữ khóc tự hào admiration aww cry embarrassed feelings grateful gratitude joy please proud resist sad
😦	mặt cau miệng há	frowning face with open mouth	mở nhăn mặt caught frown guard scared scary surprise what wow
😧	mặt đau khổ	anguished face	đau khổ forgot scared scary stressed surprise unhappy what wow
😨	mặt sợ hãi	fearful face	kinh hãi sợ hãi afraid anxious blame fear scared worried
😰	mặt lo lắng và toát mồ hôi	anxious face with sweat	lạnh mặt lo lắng và toát mồ hôi mồ hôi vội vã xanh da trời blue cold eek mouth nervous open rushed scared yikes
😥	mặt thất vọng nhưng nhẹ nhõm	sad but relieved face	ngạc nhiên nhẹ nhõm thất vọng anxious call close complicated disappointed not sweat time whew
😢	mặt khóc	crying face	buồn nước mắt awful cry feels miss sad tear triste unhappy
😭	mặt khóc to	loudly crying face	buồn nước mắt thổn thức bawling cry sad sob tear tears unhappy
😱	mặt la hét kinh hãi	face screaming in fear	kinh sợ la hét sợ sợ hãi epic fearful munch scared scream screamer shocked surprised woah
😖	mặt xấu hổ	confounded face	xấu hổ annoyed confused cringe distraught feels frustrated mad sad
😣	mặt kiên nhẫn	persevering face	kiên nhẫn tập trung đau đầu concentrate concentration focus headache persevere
😞	mặt thất vọng	disappointed face	thất vọng awful blame dejected fail losing sad unhappy
😓	mặt chán nản với mồ hôi	downcast face with sweat	lạnh mồ hôi close cold feels headache nervous sad scared yikes
😩	mặt kiệt sức	weary face	kiệt sức mệt mỏi crying fail feels hungry mad nooo sad sleepy tired unhappy
😫	mặt mệt mỏi	tired face	mệt mỏi cost feels nap sad sneeze
🥱	mặt đang ngáp	yawning face	buồn ngủ chán không quan tâm mặt ngáp mệt mỏi ngủ thôi sao cũng được bedtime bored goodnight nap night sleep sleepy tired whatever yawn zzz
😤	mặt có mũi đang phì hơi	face with steam from nose	chiến thắng hân hoan không vui tức giận anger angry feels fume fuming furious fury mad triumph unhappy won
😡	mặt hờn dỗi	enraged face	cơn thịnh nộ hờn dỗi tức giận điên đỏ anger angry feels mad maddening pouting rage red shade unhappy upset
😠	mặt giận giữ	angry face	tức giận điên anger blame feels frustrated mad maddening rage shade unhappy upset
🤬	mặt có các ký hiệu trên miệng	face with symbols on mouth	chửi rủa chửi thề tức giận censor cursing cussing mad pissed swearing
😈	mặt cười có sừng	smiling face with horns	truyện cổ tích tưởng tượng demon devil evil fairy fairytale fantasy purple shade smile tale
👿	mặt giận giữ có sừng	angry face with horns	ma quỷ mặt giận dữ có sừng quỷ tiểu yêu tưởng tượng demon devil evil fairy fairytale fantasy imp mischievous purple shade tale
💀	đầu lâu	skull	cái chết mặt quái vật truyện cổ tích body dead death face fairy fairytale i’m lmao monster tale yolo
☠️	đầu lâu xương chéo	skull and crossbones	cái chết mặt quái vật sọ xương chéo đầu lâu bone dead death face monster
💩	đống phân	pile of poo	chất thải hài hước khuôn mặt quái vật bs comic doo dung face fml monster poop smelly smh stink stinks stinky turd
🤡	mặt hề	clown face
👹	mặt quỷ	ogre	quái vật quỷ ăn thịt người sinh vật truyện cổ tích tưởng tượng creature devil face fairy fairytale fantasy mask monster scary tale
👺	yêu tinh	goblin	mặt quái vật sinh vật truyện cổ tích tưởng tượng angry creature face fairy fairytale fantasy mask mean monster tale
👻	ma	ghost	mặt quái vật sinh vật truyện cổ tích tưởng tượng boo creature excited face fairy fairytale fantasy halloween haunting monster scary silly tale
👽️	người ngoài hành tinh	alien	giả tưởng khuôn mặt ngoài trái đất sinh vật đĩa bay creature extraterrestrial face fairy fairytale fantasy monster space tale ufo
👾	quái vật ngoài hành tinh	alien monster	khuôn mặt ngoài trái đất người ngoài hành tinh quái vật sinh vật đĩa bay creature extraterrestrial face fairy fairytale fantasy game gamer games pixelated space tale ufo
🤖	mặt rô-bốt	robot	quỷ face monster
😺	mặt mèo cười tươi	grinning cat	con mèo khuôn mặt miệng mặt mèo cười miệng há mở ra nụ cười animal face mouth open smile smiling
😸	mặt mèo cười tươi với hai mắt híp lại	grinning cat with smiling eyes	cười toét mặt mèo cười toét mắt cười animal eye face grin smile
😹	mặt mèo có nước mắt vui sướng	cat with tears of joy	niềm vui nước mắt animal face laugh laughing lol tear
😻	mặt mèo cười mắt hình trái tim	smiling cat with heart-eyes	con mèo hình trái tim khuôn mặt nụ cười thân ái animal eye face heart love smile
😼	mặt mèo cười gượng	cat with wry smile	châm biếm con mèo khuôn mặt mỉa mai nụ cười animal face ironic
😽	mặt mèo hôn mắt nhắm	kissing cat	con mèo khuôn mặt animal closed eye eyes face kiss
🙀	mặt mèo mệt lử	weary cat	mệt mỏi ngạc nhiên ôi animal face oh surprised
😿	mặt mèo đang khóc	crying cat	buồn nước mắt animal cry face sad tear
😾	mặt mèo hờn dỗi	pouting cat	hờn dỗi animal face
🙈	khỉ không nhìn điều xấu	see-no-evil monkey	cấm mặt điều xấu embarrassed evil face forbidden forgot gesture hide no omg prohibited scared secret smh watch
🙉	khỉ không nghe điều xấu	hear-no-evil monkey	cấm mặt điều xấu animal ears evil face forbidden gesture hear listen no not prohibited secret shh tmi
🙊	khỉ không nói điều xấu	speak-no-evil monkey	cấm mặt điều xấu animal evil face forbidden gesture no not oops prohibited quiet secret speak stealth
💌	thư tình	love letter	lá thư trái tim yêu heart mail romance valentine
💘	trái tim với mũi tên	heart with arrow	mũi tên thần tình yêu 143 adorbs cupid date emotion ily love romance valentine
💝	trái tim với ruy băng	heart with ribbon	lễ tình yêu ruy băng trái tim 143 anniversary emotion ily kisses valentine xoxo
💖	trái tim lấp lánh	sparkling heart	bị kích thích lấp lánh 143 emotion excited good ily kisses morning night sparkle xoxo
💗	trái tim lớn dần	growing heart	bị kích thích lo lắng nhịp tim phát triển 143 emotion excited heartpulse ily kisses muah nervous pulse xoxo
💓	trái tim đang đập	beating heart	dao động nhịp tim 143 cardio emotion heartbeat ily love pulsating pulse
💞	trái tim xoay vòng	revolving hearts	đang quay 143 adorbs anniversary emotion heart
💕	hai trái tim	two hearts	hôn hẹn hò yêu 143 anniversary date dating emotion heart ily kisses love loving xoxo
💟	hình trang trí trái tim	heart decoration	trái tim 143 emotion hearth purple white
❣️	dấu chấm than hình trái tim đậm	heart exclamation	chấm câu cảm thán heavy mark punctuation
💔	trái tim tan vỡ	broken heart	buồn bị vỡ cô đơn break crushed emotion heartbroken lonely sad
❤️‍🔥	trái tim bốc lửa	heart on fire	bốc lửa cháy thèm khát trái tim trái tim linh thiêng tình yêu burn love lust sacred
❤️‍🩹	trái tim đang lành	mending heart	cải thiện hồi phục khỏe mạnh hơn phục hồi đang lành healthier improving recovering recuperating well
❤️	trái tim màu đỏ	red heart	cảm xúc trái tim tình yêu emotion love
🧡	trái tim màu cam	orange heart	màu cam 143
💛	trái tim màu vàng	yellow heart	cảm xúc màu vàng trái tim yêu 143 cardiac emotion ily love
💚	trái tim màu lục	green heart	màu lục 143 emotion ily love romantic
💙	trái tim màu lam	blue heart	màu lam 143 emotion ily love romance
💜	trái tim màu tím	purple heart	trái tim tím 143 bestest emotion ily love
🤎	trái tim màu nâu	brown heart	màu nâu trái tim 143
🖤	trái tim màu đen	black heart	tim đen xấu điều ác evil wicked
🤍	trái tim màu trắng	white heart	màu trắng trái tim 143
💋	dấu nụ hôn	kiss mark	môi dating emotion heart kissing lips romance sexy
💯	100 điểm	hundred points	một trăm toàn bộ a+ agree clearly definitely faithful fleek full keep perfect point score true truth yup
💢	biểu tượng giận giữ	anger symbol	hài hước tức giận điên angry comic mad upset
💥	va chạm	collision	bom bùng nổ hài hước nổ bomb boom collide comic explode
💫	choáng váng	dizzy	hài hước ngôi sao comic shining shooting star stars
💦	giọt mồ hôi	sweat droplets	bắn tung tóe giọt nước hài hước mồ hôi nước tập thể dục comic drip droplet drops splashing squirt water wet work workout
💨	lao đi	dashing away	chạy chớp nhoáng hài hước cloud comic dash fart fast go gone gotta running smoke
🕳️	lỗ	hole
💬	bong bóng lời nói	speech balloon	bong bóng bài diễn văn hài hước thoại bubble comic dialog message sms talk text typing
👁️‍🗨️	mắt trong bong bóng lời nói	eye in speech bubble	bong bóng lời nói nhân chứng balloon witness
🗨️	bong bóng lời nói trái	left speech bubble	bài diễn văn thoại balloon dialog
🗯️	bong bóng góc phải	right anger bubble	bong bóng khí cầu tức giận điên angry balloon mad
💭	bong bóng suy nghĩ	thought balloon	bong bóng hài hước khí cầu bubble cartoon cloud comic daydream decisions dream idea invent invention realize think thoughts wonder
💤	buồn ngủ	ZZZ	hài hước mệt ngất rồi đang ngủ comic good goodnight night sleep sleeping sleepy tired`,
  people: `👋	vẫy tay	waving hand	chào chào nhé có ai ở đó không? vẫy tay nè xin chào đang vẫy bye cya g2g greetings gtg hello hey hi later outtie ttfn ttyl wave yo you
🤚	mu bàn tay giơ lên	raised back of hand	giơ lên mu bàn tay backhand
🖐️	tay xòe ngón giơ lên	hand with fingers splayed	dừng ngón tay finger raised stop
✋️	bàn tay giơ lên	raised hand	dừng lại 5 five high stop
🖖	tay thần lửa	vulcan salute	ngón tay spock thần lửa finger hand hands
🫱	bàn tay hướng sang bên phải	rightwards hand	bàn tay bên phải sang phải handshake hold reach right rightward shake
🫲	bàn tay hướng sang bên trái	leftwards hand	bàn tay bên trái sang trái handshake hold left leftward reach shake
🫳	bàn tay có lòng bàn tay hướng xuống	palm down hand	thả xua xuỵt đuổi dismiss drop dropped pick shoo up
🫴	bàn tay có lòng bàn tay hướng lên	palm up hand	bắt mời gọi vẫy gọi đến beckon catch come hold know lift me offer tell
👌	bàn tay làm dấu OK	OK hand	bàn tay làm dấu ok chắc chắn rồi ok nha tuyệt được awesome bet dope fleek fosho got gotcha legit okay pinch rad sure sweet three
🤌	ngón tay khum lại	pinched fingers	cái gì cử chỉ tay khum lại kiên nhẫn mỉa mai ngón tay thư giãn thẩm vấn gesture hand hold huh interrogation patience relax sarcastic ugh what zip
🤏	tay chụm	pinching hand	số lượng nhỏ ít amount bit fingers little small sort
✌️	tay chiến thắng	victory hand	chiến thắng chữ v v peace
🤞	hai ngón tay bắt chéo	crossed fingers	bàn tay may mắn ngón tay cross finger hand luck
🫰	bàn tay với ngón trỏ và ngón cái bắt chéo	hand with index finger and thumb crossed	búng tay tiền bạc trái tim tình yêu đắt tiền <3 expensive heart love money snap
🤟	cử chỉ yêu nhau	love-you gesture	anh yêu em ba ngón tay tay fingers hand ily love three you
🤘	ký hiệu cặp sừng	sign of the horns	ngón tay tay tuyệt vời finger hand rock-on
🤙	bàn tay gọi cho tôi	call me hand	bàn tay gọi điện hang loose shaka
👈️	ngón trỏ trái chỉ sang trái	backhand index pointing left	mu bàn tay ngón tay ngón trỏ tay finger hand point
👉️	ngón trỏ trái chỉ sang phải	backhand index pointing right	mu bàn tay ngón tay ngón trỏ tay finger hand point
👆️	ngón trỏ trái chỉ lên	backhand index pointing up	ngón tay tay tay trái finger hand point
🖕	ngón giữa	middle finger	ngón tay tay hand
👇️	ngón trỏ trái chỉ xuống	backhand index pointing down	mu bàn tay ngón tay ngón trỏ tay finger hand point
☝️	ngón trỏ chỉ lên trên	index pointing up	ngón tay ngón trỏ tay finger hand point this
🫵	ngón trỏ chỉ vào người xem	index pointing at the viewer	bạn finger hand poke you
👍️	dấu ra hiệu đồng ý	thumbs up	+1 lên ngón tay cái tay good hand like thumb yes
👎️	dấu ra hiệu từ chối	thumbs down	-1 không thích ngón tay cái tay xuống bad dislike good hand no nope thumb
✊️	nắm đấm giơ lên	raised fist	cú đấm nắm tay siết chặt tay đoàn kết clenched hand punch solidarity
👊	nắm đấm	oncoming fist	cú đấm nắm tay siết chặt tay absolutely agree boom bro bruh bump clenched correct hand knuckle pound punch rock ttyl
🤛	nắm đấm hướng phía trái	left-facing fist	hướng trái nắm đấm leftwards
🤜	nắm đấm hướng sang phải	right-facing fist	hướng phải nắm đấm rightwards
👏	vỗ tay	clapping hands	hai bàn tay đang vỗ applause approval awesome clap congrats congratulations excited good great hand homie job nice prayed well yay
🙌	hai bàn tay giơ lên	raising hands	cử chỉ hoan hô lễ kỷ niệm nâng lên celebration gesture hand hooray praise raised
🫶	hai bàn tay tạo hình trái tim	heart hands	yêu <3 love you
👐	hai bàn tay đang xòe	open hands	mở ra hand hug jazz swerve
🤲	hai bàn tay chạm vào nhau	palms up together	cầu nguyện lời cầu nguyện cupped dua hands pray prayer wish
🤝	bắt tay	handshake	gặp mặt rung đồng ý agreement deal hand meeting shake
🙏	chắp tay	folded hands	cảm ơn cầu nguyện hỏi làm ơn appreciate ask beg blessed bow cmon five gesture hand high please pray thanks thx
✍️	bàn tay đang viết	writing hand	write
💅	sơn móng tay	nail polish	chăm sóc làm móng tay móng tay mỹ phẩm đánh bóng bored care cosmetics done makeup manicure whatever
🤳	tự sướng	selfie	máy ảnh điện thoại camera phone
💪	bắp tay gập lại	flexed biceps	bắp tay cơ bắp gập lại hài hước arm beast bench bodybuilder bro curls flex gains gym jacked muscle press ripped strong weightlift
🦾	cánh tay giả	mechanical arm	hỗ trợ hỗ trợ tiếp cận accessibility prosthetic
🦿	chân giả	mechanical leg	hỗ trợ hỗ trợ tiếp cận accessibility prosthetic
🦵	Chân	leg	chân tay gập chân đá bent foot kick knee limb
🦶	bàn chân	foot	dậm mạnh mắt cá chân đá ankle feet kick stomp
👂️	tai	ear	cơ thể nghe âm thanh body ears hear hearing listen listening sound
🦻	tai đeo thiết bị trợ thính	ear with hearing aid	hỗ trợ hỗ trợ tiếp cận nặng tai accessibility hard
👃	mũi	nose	cơ thể body noses nosey odor smell smells
🧠	não	brain	thông minh intelligent smart
🫀	cơ quan tim	anatomical heart	cơ quan giải phẫu khoa tim mạch màu đỏ nhịp tim trung tâm trái tim trái tim thật beat cardiology heartbeat organ pulse real red
🫁	phổi	lungs	cơ quan hít vào hô hấp hơi thở thở thở ra breath breathe exhalation inhalation lung organ respiration
🦷	răng	tooth	nha sĩ trắng trắng ngọc dentist pearly teeth white
🦴	xương	bone	bộ xương chó xương đòn bones dog skeleton wishbone
👀	đôi mắt	eyes	mặt body eye face googly look looking omg peep see seeing
👁️	mắt	eye	cơ thể một mắt 1 body one
👅	lưỡi	tongue	cơ thể body lick slurp
👄	miệng	mouth	cơ thể hôn làm đẹp môi beauty body kiss kissing lips lipstick
🫦	cắn môi	biting lip	hồi hộp khó chịu lo lắng lo âu sợ hãi tán tỉnh anxious bite fear flirt flirting kiss lipstick nervous sexy uncomfortable worried worry
👶	trẻ con	baby	trẻ em trẻ sơ sinh babies children goo infant newborn pregnant young
🧒	trẻ em	child	giới tính chung giới tính không xác định bright-eyed grandchild kid young younger
👦	con trai	boy	cậu bé bright-eyed child grandson kid son young younger
👧	con gái	girl	bím tóc cung hoàng đạo cô gái trẻ xử nữ bright-eyed child daughter granddaughter kid virgo young younger zodiac
🧑	người	person	giới tính chung giới tính không xác định người lớn adult
👱	người tóc vàng hoe	person: blond hair	vàng hoe blond-haired human
👨	đàn ông	man	người lớn adult bro
🧔	người có râu	person: beard	người đàn ông có râu bearded whiskers
🧔‍♂️	người đàn ông có râu	man: beard	người đàn ông bearded whiskers
🧔‍♀️	người phụ nữ có râu	woman: beard	người phụ nữ bearded whiskers
👨‍🦰	đàn ông: tóc đỏ	man: red hair	người lớn tóc đỏ đàn ông adult bro red hair
👨‍🦱	đàn ông: tóc xoăn	man: curly hair	người lớn tóc xoăn đàn ông adult bro curly hair
👨‍🦳	đàn ông: tóc trắng	man: white hair	người lớn tóc trắng đàn ông adult bro white hair
👨‍🦲	đàn ông: hói	man: bald	người lớn đàn ông adult bro
👩	phụ nữ	woman	người lớn adult lady
👩‍🦰	phụ nữ: tóc đỏ	woman: red hair	người lớn phụ nữ tóc đỏ adult lady red hair
🧑‍🦰	người: tóc đỏ	person: red hair	giới tính chung giới tính không xác định người lớn tóc đỏ adult red hair
👩‍🦱	phụ nữ: tóc xoăn	woman: curly hair	người lớn phụ nữ tóc xoăn adult curly hair lady
🧑‍🦱	người: tóc xoăn	person: curly hair	giới tính chung giới tính không xác định người lớn tóc xoăn adult curly hair
👩‍🦳	phụ nữ: tóc trắng	woman: white hair	người lớn phụ nữ tóc trắng adult lady white hair
🧑‍🦳	người: tóc trắng	person: white hair	giới tính chung giới tính không xác định người lớn tóc trắng adult white hair
👩‍🦲	phụ nữ: hói	woman: bald	người lớn phụ nữ adult lady
🧑‍🦲	người: hói	person: bald	giới tính chung giới tính không xác định người lớn adult
👱‍♀️	người phụ nữ tóc vàng hoe	woman: blond hair	phụ nữ tóc vàng hoe blond-haired blonde
👱‍♂️	người đàn ông tóc vàng hoe	man: blond hair	tóc vàng hoe đàn ông đàn ông: tóc vàng hoe blond-haired
🧓	người lớn tuổi	older person	già giới tính không xác định giới tính trung lập adult elderly grandparent old wise
👴	cụ ông	old man	già người lớn đàn ông đầu hói adult bald elderly gramps grandfather grandpa wise
👵	cụ bà	old woman	già người lớn phụ nữ adult elderly grandma grandmother granny lady wise
🙍	người đang cau mày	person frowning	buồn bã bực tức cau mày cử chỉ khó chịu không vui thất vọng annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset
🙍‍♂️	người đàn ông cau mày	man frowning	cau mày cử chỉ nam annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset
🙍‍♀️	người phụ nữ cau mày	woman frowning	cau mày cử chỉ phụ nữ annoyed disappointed disgruntled disturbed frown frustrated gesture irritated upset
🙎	người đang bĩu môi	person pouting	bĩu môi cáu kỉnh cử chỉ hờn dỗi nhăn nhó thất vọng disappointed downtrodden frown grimace scowl sulk upset whine
🙎‍♂️	người đàn ông bĩu môi	man pouting	bĩu môi cử chỉ nam disappointed downtrodden frown grimace scowl sulk upset whine
🙎‍♀️	người phụ nữ bĩu môi	woman pouting	bĩu môi cử chỉ disappointed downtrodden frown grimace scowl sulk upset whine
🙅	người ra hiệu phản đối	person gesturing NO	cấm cử chỉ không bao giờ không cho phép không đời nào tay forbidden gesture hand not prohibit
🙅‍♂️	người đàn ông ra hiệu phản đối	man gesturing NO	bị cấm cấm cử chỉ người đàn ông tay forbidden gesture hand not prohibit
🙅‍♀️	người phụ nữ ra hiệu phản đối	woman gesturing NO	bị cấm cấm cử chỉ người phụ nữ tay forbidden gesture hand not prohibit
🙆	người ra hiệu đồng ý	person gesturing OK	cử chỉ tay thể dục đồng ý exercise gesture hand omg
🙆‍♂️	người đàn ông ra hiệu đồng ý	man gesturing OK	cử chỉ nam tay exercise gesture hand omg
🙆‍♀️	người phụ nữ ra hiệu đồng ý	woman gesturing OK	cử chỉ người đàn ông ra hiệu đồng ý tay exercise gesture hand omg
💁	người ra hiệu trợ giúp	person tipping hand	hất tóc mách nước mỉa mai nghiêm túc tay thông tin tươi tắn vuốt tóc fetch flick flip gossip sarcasm sarcastic sassy seriously whatever
💁‍♂️	người đàn ông ra hiệu trợ giúp	man tipping hand	nam tay ra hiệu tươi tắn fetch flick flip gossip sarcasm sarcastic sassy seriously whatever
💁‍♀️	người phụ nữ ra hiệu trợ giúp	woman tipping hand	tay ra hiệu tươi tắn fetch flick flip gossip sarcasm sarcastic sassy seriously whatever
🙋	người giơ cao tay	person raising hand	chọn tôi đi cử chỉ giơ tay người vui vẻ giơ cao tay nâng lên tôi có thể giúp tôi muốn hỏi vui vẻ ở bên này gesture here know me pick question raise
🙋‍♂️	người đàn ông giơ cao tay	man raising hand	cử chỉ giơ tay nam người đàn ông gesture here know me pick question raise
🙋‍♀️	người phụ nữ giơ cao tay	woman raising hand	cử chỉ giơ tay gesture here know me pick question raise
🧏	người khiếm thính	deaf person	hỗ trợ tiếp cận khiếm thính nghe tai điếc accessibility ear gesture hear
🧏‍♂️	người đàn ông khiếm thính	deaf man	khiếm thính người đàn ông điếc accessibility ear gesture hear
🧏‍♀️	người phụ nữ khiếm thính	deaf woman	khiếm thính người phụ nữ điếc accessibility ear gesture hear
🙇	người đang cúi đầu	person bowing	cúi người cầu xin cử chỉ hối tiếc lấy làm tiếc lời xin lỗi tha thứ tội nghiệp apology ask beg bow favor forgive gesture meditate meditation pity regret sorry
🙇‍♂️	người đàn ông cúi đầu	man bowing	cúi đầu cử chỉ người đàn ông xin lỗi ủng hộ apology ask beg bow favor forgive gesture meditate meditation pity regret sorry
🙇‍♀️	người phụ nữ cúi đầu	woman bowing	cúi đầu cử chỉ người phụ nữ xin lỗi ủng hộ apology ask beg bow favor forgive gesture meditate meditation pity regret sorry
🤦	người lấy tay che mặt	person facepalming	hoài nghi không tin nổi lòng bàn tay lại nữa rồi người dùng tay che mặt tay che mặt tức giận again bewilder disbelief exasperation facepalm no not oh omg shock smh
🤦‍♂️	người đàn ông lấy tay che mặt	man facepalming	hoài nghi không tin nổi lại nữa rồi lắc đầu nam người lấy tay che mặt tay che mặt thở dài thườn thượt tức giận again bewilder disbelief exasperation facepalm no not oh omg shock smh
🤦‍♀️	người phụ nữ lấy tay che mặt	woman facepalming	hoài nghi không tin nổi lại nữa rồi lắc đầu người lấy tay che mặt tay che mặt thở dài thườn thượt tức giận again bewilder disbelief exasperation facepalm no not oh omg shock smh
🤷	người nhún vai	person shrugging	ai mà biết được có thể hững hờ không biết nghi ngờ nhún vai sao cũng được thờ ơ doubt dunno guess idk ignorance indifference knows maybe shrug whatever who
🤷‍♂️	người đàn ông nhún vai	man shrugging	chắc vậy có thể không biết nam nghi ngờ người đàn ông nhún vai sao cũng được sự thờ ơ vô minh doubt dunno guess idk ignorance indifference knows maybe shrug whatever who
🤷‍♀️	người phụ nữ nhún vai	woman shrugging	chắc vậy có thể không biết nghi ngờ nhún vai phụ nữ sao cũng được sự thờ ơ vô minh doubt dunno guess idk ignorance indifference knows maybe shrug whatever who
🧑‍⚕️	nhân viên y tế	health worker	bác sĩ chăm sóc sức khỏe nhà trị liệu y tá doctor healthcare nurse therapist
👨‍⚕️	nhân viên y tế nam	man health worker	bác sĩ chăm sóc sức khỏe trị liệu y tá doctor healthcare nurse therapist
👩‍⚕️	nhân viên y tế nữ	woman health worker	bác sĩ chăm sóc sức khỏe trị liệu y tá doctor healthcare nurse therapist
🧑‍🎓	sinh viên	student	tốt nghiệp graduate
👨‍🎓	sinh viên nam	man student	sinh viên tốt nghiệp graduate
👩‍🎓	sinh viên nữ	woman student	sinh viên tốt nghiệp graduate
🧑‍🏫	giáo viên	teacher	giáo sư người hướng dẫn instructor lecturer professor
👨‍🏫	giáo viên nam	man teacher	giáo sư giáo viên người hướng dẫn instructor lecturer professor
👩‍🏫	giáo viên nữ	woman teacher	giáo sư giáo viên người hướng dẫn phụ nữ instructor lecturer professor
🧑‍⚖️	thẩm phán	judge	cầm cân nảy mực justice law scales
👨‍⚖️	thẩm phán nam	man judge	công lý cầm cân nảy mực justice law scales
👩‍⚖️	thẩm phán nữ	woman judge	cầm cân nảy mực thẩm phán justice law scales
🧑‍🌾	nông dân	farmer	chủ trang trại người làm vườn gardener rancher
👨‍🌾	nông dân nam	man farmer	người làm vườn người nuôi súc vật nông dân gardener rancher
👩‍🌾	nông dân nữ	woman farmer	người làm vườn người nuôi súc vật nông dân gardener rancher
🧑‍🍳	đầu bếp	cook	nấu ăn chef
👨‍🍳	đầu bếp nam	man cook	nấu ăn đầu bếp chef
👩‍🍳	đầu bếp nữ	woman cook	nấu ăn đầu bếp chef
🧑‍🔧	thợ máy	mechanic	thợ sửa ống nước thợ thủ công thợ điện electrician plumber tradesperson
👨‍🔧	thợ máy nam	man mechanic	cơ khí người đàn ông thợ sửa ống nước thợ điện electrician plumber tradesperson
👩‍🔧	thợ máy nữ	woman mechanic	cơ khí phụ nữ thợ sửa ống nước thợ điện electrician plumber tradesperson
🧑‍🏭	công nhân nhà máy	factory worker	công nghiệp công nhân lắp ráp nhà máy assembly industrial
👨‍🏭	công nhân nhà máy nam	man factory worker	công nghiệp công nhân lắp ráp nhà máy assembly industrial
👩‍🏭	công nhân nhà máy nữ	woman factory worker	công nghiệp công nhân lắp ráp nhà máy assembly industrial
🧑‍💼	nhân viên văn phòng	office worker	công việc văn phòng kinh doanh kiến trúc sư người quản lý architect business manager white-collar
👨‍💼	nhân viên văn phòng nam	man office worker	công việc văn phòng kinh doanh kiến trúc sư người quản lý người đàn ông architect business manager white-collar
👩‍💼	nhân viên văn phòng nữ	woman office worker	công việc văn phòng kinh doanh kiến trúc sư người phụ nữ người quản lý architect business manager white-collar
🧑‍🔬	nhà khoa học	scientist	kỹ sư nhà hóa học nhà sinh vật học nhà vật lý biologist chemist engineer mathematician physicist
👨‍🔬	nhà khoa học nam	man scientist	kỹ sư người đàn ông nhà hóa học nhà khoa học nhà sinh vật học nhà vật lý biologist chemist engineer mathematician physicist
👩‍🔬	nhà khoa học nữ	woman scientist	kỹ sư người phụ nữ nhà hóa học nhà khoa học nhà sinh vật học nhà vật lý biologist chemist engineer mathematician physicist
🧑‍💻	kỹ sư công nghệ	technologist	lập trình viên người phát minh nhà phát triển phần mềm coder computer developer inventor software
👨‍💻	kỹ sư công nghệ nam	man technologist	kỹ sư công nghệ lập trình viên người phát minh người đàn ông nhà phát triển phần mềm coder computer developer inventor software
👩‍💻	kỹ sư công nghệ nữ	woman technologist	kỹ sư công nghệ lập trình viên người phát minh người phụ nữ nhà phát triển phần mềm coder computer developer inventor software
🧑‍🎤	ca sĩ	singer	diễn viên nghệ sĩ ngôi sao nhạc rock actor entertainer rock rockstar star
👨‍🎤	nam ca sĩ	man singer	ca sĩ nam diễn viên nghệ sĩ ngôi sao người đàn ông nhạc rock actor entertainer rock rockstar star
👩‍🎤	nữ ca sĩ	woman singer	ca sĩ diễn viên nghệ sĩ ngôi sao người phụ nữ nhạc rock actor entertainer rock rockstar star
🧑‍🎨	họa sĩ	artist	bảng màu palette
👨‍🎨	họa sĩ nam	man artist	bảng màu nghệ sĩ palette
👩‍🎨	họa sĩ nữ	woman artist	bảng màu nghệ sĩ palette
🧑‍✈️	phi công	pilot	máy bay plane
👨‍✈️	phi công nam	man pilot	máy bay phi công plane
👩‍✈️	phi công nữ	woman pilot	máy bay phi công plane
🧑‍🚀	phi hành gia	astronaut	tên lửa rocket space
👨‍🚀	phi hành gia nam	man astronaut	không gian phi hành gia tên lửa rocket space
👩‍🚀	phi hành gia nữ	woman astronaut	không gian nữ phi hành gia phi hành gia tên lửa rocket space
🧑‍🚒	lính cứu hỏa	firefighter	xe cứu hỏa fire firetruck
👨‍🚒	lính cứu hỏa nam	man firefighter	lính cứu hỏa xe cứu hỏa fire firetruck
👩‍🚒	lính cứu hỏa nữ	woman firefighter	lính cứu hỏa xe cứu hỏa fire firetruck
👮	cảnh sát	police officer	bắt giữ bị tóm công an cảnh sát nằm vùng dừng xe luật sĩ quan apprehend arrest citation cop law over pulled undercover
👮‍♂️	cảnh sát nam	man police officer	cảnh sát người đàn ông sĩ quan apprehend arrest citation cop law over pulled undercover
👮‍♀️	cảnh sát nữ	woman police officer	bắt giữ bị tóm công an cảnh sát cảnh sát nằm vùng luật pháp nữ cảnh sát ra tòa sĩ quan apprehend arrest citation cop law over pulled undercover
🕵️	thám tử	detective	gián điệp trinh thám sleuth spy
🕵️‍♂️	thám tử nam	man detective	gián điệp thám tử trinh thám sleuth spy
🕵️‍♀️	thám tử nữ	woman detective	gián điệp thám tử trinh thám sleuth spy
💂	bảo vệ	guard	cung điện buckingham london mũ bảo hiểm buckingham helmet palace
💂‍♂️	bảo vệ nam	man guard	bảo vệ buckingham helmet london palace
💂‍♀️	bảo vệ nữ	woman guard	bảo vệ cung điện buckingham london buckingham helmet palace
🥷	ninja	ninja	chiến tranh kẻ sát nhân kỹ năng người tàng hình đấu sĩ ẩn assassin fight fighter hidden person secret skills sly soldier stealth war
👷	công nhân xây dựng	construction worker	công nhân mũ mũ bảo hiểm sửa chữa tu sửa xây dựng build fix hardhat hat man person rebuild remodel repair work
👷‍♂️	công nhân xây dựng nam	man construction worker	công nhân xây dựng build fix hardhat hat rebuild remodel repair work
👷‍♀️	công nhân xây dựng nữ	woman construction worker	công nhân nữ công nhân xây dựng xây dựng build fix hardhat hat man rebuild remodel repair work
🫅	người đội vương miện	person with crown	cao quý hoàng gia quân vương vương giả monarch noble regal royal royalty
🤴	hoàng tử	prince	cổ tích giả tưởng hoàng gia vua vương miện crown fairy fairytale fantasy king royal royalty tale
👸	công chúa	princess	cổ tích giả tưởng hoàng gia hoàng hậu vương miện crown fairy fairytale fantasy queen royal royalty tale
👳	người đội khăn xếp	person wearing turban	khăn turban khăn xếp
👳‍♂️	người đàn ông đội khăn xếp	man wearing turban	khăn xếp nam
👳‍♀️	người phụ nữ đội khăn xếp	woman wearing turban	khăn xếp phụ nữ
👲	người đàn ông đội mũ Trung Quốc	person with skullcap	mũ khang hy người đàn ông đội mũ trung quốc đàn ông cap chinese gua guapi hat mao pi
🧕	người phụ nữ quàng khăn trùm đầu	woman with headscarf	hijab khăn trùm đầu khăn vuông tichel bandana head kerchief mantilla
🤵	người mặc bộ vest	person in tuxedo	bộ vest chú rể formal wedding
🤵‍♂️	người đàn ông mặc bộ vest	man in tuxedo	bộ vest người đàn ông formal groom wedding
🤵‍♀️	người phụ nữ mặc bộ vest	woman in tuxedo	bộ vest người phụ nữ formal wedding
👰	người đội khăn voan	person with veil	cô dâu cô dâu với khăn voan cưới khăn voan mạng che mặt wedding
👰‍♂️	người đàn ông đội khăn voan	man with veil	khăn voan người đàn ông wedding
👰‍♀️	người phụ nữ đội khăn voan	woman with veil	khăn voan người phụ nữ bride wedding
🤰	người phụ nữ có thai	pregnant woman	mang thai phụ nữ phụ nữ mang thai
🫃	người đàn ông mang bầu	pregnant man	bụng bầu có thai căng phồng no đủ belly bloated full overeat
🫄	người mang bầu	pregnant person	bụng bầu có thai căng phồng no đủ belly bloated full overeat stuffed
🤱	cho con bú	breast-feeding	cho bú em bé nuôi con bằng sữa mẹ vú baby breast feeding mom mother nursing woman
👩‍🍼	người phụ nữ cho con bú	woman feeding baby	cho bú cho con bú em bé mẹ phụ nữ trẻ em trẻ sơ sinh tình yêu đàn ông feed mom mother nanny newborn nursing
👨‍🍼	người cho con bú	man feeding baby	bố cho bú cho con bú em bé nam người đàn ông cho con bú tình yêu đàn ông dad father feed nanny newborn nursing
🧑‍🍼	người cho em bé bú	person feeding baby	bố cho bú cho con bú em bé mẹ người cho con bú phụ nữ trẻ sơ sinh đàn ông feed nanny newborn nursing parent
👼	thiên thần nhỏ	baby angel	bé con mặt thiên thần truyện cổ tích tưởng tượng church face fairy fairytale fantasy tale
🎅	Ông già Noel	Santa Claus	cha giáng sinh lễ kỷ niệm ông già noel ông già noen celebration christmas fairy fantasy father holiday merry tale xmas
🤶	mẹ giáng sinh	Mrs. Claus	bà già noel giáng sinh celebration christmas fairy fantasy holiday merry mother mrs santa tale xmas
🧑‍🎄	bà già Noel	Mx Claus	bà già noel chúc mừng giáng sinh giáng sinh mũ người ông già noel celebration christmas fairy fantasy holiday merry santa tale xmas
🦸	siêu anh hùng	superhero	anh hùng người người dơi nữ anh hùng siêu năng lực tốt good hero superpower
🦸‍♂️	nam siêu anh hùng	man superhero	anh hùng nam giới siêu năng lực tốt good hero superpower
🦸‍♀️	nữ siêu anh hùng	woman superhero	anh hùng nữ anh hùng phụ nữ siêu năng lực tốt good hero heroine superpower
🦹	nhân vật siêu phản diện	supervillain	người nhân vật phản diện siêu năng lực tội phạm xấu xa ác độc ác bad criminal evil superpower villain
🦹‍♂️	nam siêu phản diện	man supervillain	nam giới nhân vật phản diện siêu năng lực tội phạm ác bad criminal evil superpower villain
🦹‍♀️	nữ siêu phản diện	woman supervillain	nhân vật phản diện phụ nữ siêu năng lực tội phạm ác bad criminal evil superpower villain
🧙	pháp sư	mage	bà cốt kỳ ảo phép thuật phù thủy thần chú thầy phù thuỷ triệu hồi đạo sĩ đồng cốt fantasy magic play sorcerer sorceress sorcery spell summon witch wizard
🧙‍♂️	pháp sư nam	man mage	pháp sư phù thủy fantasy magic play sorcerer sorceress sorcery spell summon witch wizard
🧙‍♀️	pháp sư nữ	woman mage	bà cốt phù thủy fantasy magic play sorcerer sorceress sorcery spell summon witch wizard
🧚	tiên	fairy	cánh tiên kỳ ảo oberon puck thần thoại thần tiên titania fairytale fantasy myth person pixie tale wings
🧚‍♂️	ông tiên	man fairy	oberon puck fairytale fantasy myth person pixie tale wings
🧚‍♀️	bà tiên	woman fairy	titania fairytale fantasy myth person pixie tale wings
🧛	ma cà rồng	vampire	bất tử dracula halloween hóa trang máu răng nanh siêu nhiên xác sống đáng sợ blood fangs scary supernatural teeth undead
🧛‍♂️	ma cà rồng nam	man vampire	dracula xác sống blood fangs halloween scary supernatural teeth undead
🧛‍♀️	ma cà rồng nữ	woman vampire	xác sống blood fangs halloween scary supernatural teeth undead
🧜	người cá	merperson	chàng tiên cá công chúa cá nàng tiên cá sinh vật biển thần thoại truyện cổ tích đinh ba creature fairytale folklore ocean sea siren trident
🧜‍♂️	chàng tiên cá	merman	thần nửa người nửa cá creature fairytale folklore neptune ocean poseidon sea siren trident triton
🧜‍♀️	nàng tiên cá	mermaid	công chúa cá creature fairytale folklore merwoman ocean sea siren trident
🧝	yêu ma	elf	cổ tích kỳ ảo phép thuật thần bí tộc tiên yêu tinh elves enchantment fantasy folklore magic magical myth
🧝‍♂️	nam quỷ	man elf	phép thuật elves enchantment fantasy folklore magic magical myth
🧝‍♀️	nữ quỷ	woman elf	phép thuật elves enchantment fantasy folklore magic magical myth
🧞	thần	genie	chà đèn thần huyền bí kỳ ảo ma thần thần đèn điều ước đèn thần djinn fantasy jinn lamp myth rub wishes
🧞‍♂️	nam thần	man genie	ma thần djinn fantasy jinn lamp myth rub wishes
🧞‍♀️	nữ thần	woman genie	ma thần djinn fantasy jinn lamp myth rub wishes
🧟	xác chết sống lại	zombie	halloween kinh dị tận thế xác sống apocalypse dead horror scary undead walking
🧟‍♂️	xác chết nam sống lại	man zombie	xác chết sống lại xác sống apocalypse dead halloween horror scary undead walking
🧟‍♀️	xác chết nữ sống lại	woman zombie	xác chết sống lại xác sống apocalypse dead halloween horror scary undead walking
🧌	người khổng lồ độc ác	troll	giả tưởng quái vật truyện cổ tích fairy fantasy monster tale trolling
💆	người được xoa bóp mặt	person getting massage	mát xa thư giãn thẩm mĩ viện trị liệu xoa bóp đau đầu face headache relax relaxing salon soothe spa tension therapy treatment
💆‍♂️	người đàn ông được xoa bóp mặt	man getting massage	nam người đàn ông xoa bóp face headache relax relaxing salon soothe spa tension therapy treatment
💆‍♀️	người phụ nữ được xoa bóp mặt	woman getting massage	phụ nữ xoa bóp face headache relax relaxing salon soothe spa tension therapy treatment
💇	người được cắt tóc	person getting haircut	cắt tóc làm đẹp phong cách salon thợ cắt tóc tiệm tiệm cắt tóc tỉa tóc vẻ đẹp barber beauty chop cosmetology cut groom hair parlor shears style
💇‍♂️	người đàn ông được cắt tóc	man getting haircut	cắt tóc nam barber beauty chop cosmetology cut groom hair parlor person shears style
💇‍♀️	người phụ nữ được cắt tóc	woman getting haircut	cắt tóc barber beauty chop cosmetology cut groom hair parlor person shears style
🚶	người đi bộ	person walking	dáng đi tản bộ đang đi bộ đi bộ đi bộ leo núi đi lang thang đi thong dong amble gait hike man pace pedestrian stride stroll walk
🚶‍♂️	người đàn ông đi bộ	man walking	người đàn ông đi bộ đi bộ đường dài amble gait hike pace pedestrian stride stroll walk
🚶‍♀️	người phụ nữ đi bộ	woman walking	đi bộ đi bộ đường dài amble gait hike man pace pedestrian stride stroll walk
🧍	người đứng	person standing	đang đứng stand
🧍‍♂️	người đàn ông đứng	man standing	người đàn ông stand
🧍‍♀️	người phụ nữ đứng	woman standing	người phụ nữ stand
🧎	người quỳ	person kneeling	quỳ gối đang quỳ kneel knees
🧎‍♂️	người đàn ông quỳ	man kneeling	người đàn ông kneel knees
🧎‍♀️	người phụ nữ quỳ	woman kneeling	người phụ nữ kneel knees
🧑‍🦯	người với gậy dò đường	person with white cane	khả năng tiếp cận mù accessibility blind probing
👨‍🦯	người đàn ông với gậy dò đường	man with white cane	hỗ trợ tiếp cận khiếm thị mù người đàn ông người đàn ông với cây gậy accessibility blind probing
👩‍🦯	người phụ nữ với gậy dò đường	woman with white cane	hỗ trợ tiếp cận khiếm thị mù người phụ nữ người phụ nữ với cây gậy accessibility blind probing
🧑‍🦼	người trên xe lăn điện	person in motorized wheelchair	khả năng tiếp cận xe lăn accessibility
👨‍🦼	người đàn ông trên xe lăn điện	man in motorized wheelchair	hỗ trợ tiếp cận người đàn ông xe lăn accessibility
👩‍🦼	người phụ nữ trên xe lăn điện	woman in motorized wheelchair	hỗ trợ tiếp cận người phụ nữ xe lăn accessibility
🧑‍🦽	người trên xe lăn tay	person in manual wheelchair	khả năng tiếp cận xe lăn accessibility
👨‍🦽	người đàn ông trên xe lăn tay	man in manual wheelchair	hỗ trợ tiếp cận người đàn ông xe lăn accessibility
👩‍🦽	người phụ nữ trên xe lăn tay	woman in manual wheelchair	hỗ trợ tiếp cận người phụ nữ xe lăn accessibility
🏃	người chạy	person running	chạy bộ chạy nhanh chạy đua maratông tốc độ vội vã đang đến fast hurry marathon move quick race racing run rush speed
🏃‍♂️	người đàn ông đang chạy	man running	chạy đua chạy đua maratông nam fast hurry marathon move quick race racing run rush speed
🏃‍♀️	người phụ nữ đang chạy	woman running	chạy đua chạy đua maratông fast hurry marathon move quick race racing run rush speed
💃	người phụ nữ đang khiêu vũ	woman dancing	khiêu vũ nhảy phụ nữ dance dancer elegant festive flair flamenco groove let’s salsa tango
🕺	người đàn ông đang khiêu vũ	man dancing	khiêu vũ người đàn ông dance dancer elegant festive flair flamenco groove let’s salsa tango
🕴️	người đàn ông mặc vest đang bay lên	person in suit levitating	bộ đồ kinh doanh đàn ông business
👯	những người đeo tai thỏ	people with bunny ears	bạn thân bạn tâm giao bản sao bộ đôi phụ nữ đeo tai thỏ sinh đôi tai thỏ tiệc tùng vũ công bestie bff counterpart dancer double ear identical pair party partying soulmate twin twinsies
👯‍♂️	những người đàn ông đeo tai thỏ	men with bunny ears	tai thỏ tiệc tùng vũ công đàn ông bestie bff counterpart dancer double ear identical pair party partying people soulmate twin twinsies
👯‍♀️	những người phụ nữ đeo tai thỏ	women with bunny ears	phụ nữ tai thỏ tiệc tùng vũ công bestie bff counterpart dancer double ear identical pair party partying people soulmate twin twinsies
🧖	người ở trong phòng xông hơi	person in steamy room	mát xa người phụ nữ trong phòng xông hơi nhà tắm hơi phòng xông hơi sang chảnh spa thư giãn day luxurious pamper relax sauna steam steambath unwind
🧖‍♂️	người đàn ông ở trong phòng xông hơi	man in steamy room	nhà tắm hơi phòng xông hơi day luxurious pamper relax sauna spa steam steambath unwind
🧖‍♀️	người phụ nữ ở trong phòng xông hơi	woman in steamy room	nhà tắm hơi phòng xông hơi day luxurious pamper relax sauna spa steam steambath unwind
🧗	người đang leo núi	person climbing	leo núi leo trèo người leo trèo người phụ nữ leo núi nhà leo núi climb climber mountain rock scale up
🧗‍♂️	người đàn ông đang leo núi	man climbing	người leo trèo climb climber mountain rock scale up
🧗‍♀️	người phụ nữ đang leo núi	woman climbing	người leo trèo climb climber mountain rock scale up
🤺	người đấu kiếm	person fencing	người đánh kiếm đấu kiếm fencer sword
🏇	đua ngựa	horse racing	cuộc đua người cưỡi ngựa đua ngựa đua jockey racehorse riding sport
⛷️	người trượt tuyết	skier	trượt tuyết ski snow
🏂️	người trượt ván tuyết	snowboarder	trượt tuyết ván trượt tuyết ski snow snowboard sport
🏌️	người chơi gôn	person golfing	bóng golf golf gạt bóng người chơi golf pga quả bóng sân tập gôn ball birdie caddy driving green putt range tee
🏌️‍♂️	người đàn ông chơi gôn	man golfing	đàn ông ball birdie caddy driving golf green pga putt range tee
🏌️‍♀️	người phụ nữ chơi gôn	woman golfing	phụ nữ ball birdie caddy driving golf green pga putt range tee
🏄️	người lướt sóng	person surfing	biển bãi biển lướt sóng thể thao vận động viên lướt sóng beach ocean sport surf surfer swell waves
🏄‍♂️	người đàn ông lướt sóng	man surfing	lướt sóng người đàn ông beach ocean sport surf surfer swell waves
🏄‍♀️	người phụ nữ lướt sóng	woman surfing	lướt sóng phụ nữ beach ocean person sport surf surfer swell waves
🚣	người chèo thuyền	person rowing boat	bè câu cá hồ sông thuyền có mái chèo xuồng canoe cruise fishing lake oar paddle raft river row rowboat
🚣‍♂️	người đàn ông chèo thuyền	man rowing boat	người đàn ông thuyền có mái chèo canoe cruise fishing lake oar paddle raft river row rowboat
🚣‍♀️	người phụ nữ chèo thuyền	woman rowing boat	phụ nữ thuyền có mái chèo canoe cruise fishing lake oar paddle raft river row rowboat
🏊️	người bơi	person swimming	ba môn phối hợp bơi tự do người đàn ông bơi lội thể thao vận động viên bơi lội freestyle sport swim swimmer triathlon
🏊‍♂️	người đàn ông đang bơi	man swimming	người đàn ông freestyle sport swim swimmer triathlon
🏊‍♀️	người phụ nữ đang bơi	woman swimming	phụ nữ thể thao freestyle man sport swim swimmer triathlon
⛹️	người chơi bóng	person bouncing ball	bóng rổ cầu thủ bóng rổ nhồi bóng ném sọt rổ quả bóng vô địch vận động viên athletic basketball championship dribble net player throw
⛹️‍♂️	người đàn ông chơi bóng	man bouncing ball	đàn ông athletic basketball championship dribble net player throw
⛹️‍♀️	người phụ nữ chơi bóng	woman bouncing ball	phụ nữ athletic basketball championship dribble net player throw
🏋️	người cử tạ	person lifting weights	cử tạ người nâng nâng tạ thanh tạ thể hình trọng lượng tập luyện tập thể dục vận động viên cử tạ barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout
🏋️‍♂️	người đàn ông cử tạ	man lifting weights	người cử tạ người đàn ông barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout
🏋️‍♀️	người phụ nữ cử tạ	woman lifting weights	người cử tạ phụ nữ barbell bodybuilder deadlift lifter powerlifting weight weightlifter workout
🚴	người đi xe đạp	person biking	người đạp xe thể thao vận động viên đua xe đạp xe đạp đạp xe bicycle bicyclist bike cycle cyclist riding sport
🚴‍♂️	người đàn ông đi xe đạp	man biking	người đàn ông người đạp xe xe đạp đạp xe bicycle bicyclist bike cycle cyclist riding sport
🚴‍♀️	người phụ nữ đi xe đạp	woman biking	người đạp xe phụ nữ xe đạp đạp xe bicycle bicyclist bike cycle cyclist riding sport
🚵	người đi xe đạp leo núi	person mountain biking	người đi xe đạp người đạp xe thể thao vận động viên vận động viên đua xe đạp xe đạp bicycle bicyclist bike cycle cyclist riding sport
🚵‍♂️	người đàn ông đi xe đạp leo núi	man mountain biking	người đi xe đạp người đi xe đạp leo núi xe đạp đàn ông bicycle bicyclist bike cycle cyclist riding sport
🚵‍♀️	người phụ nữ đi xe đạp leo núi	woman mountain biking	người đi xe đạp phụ nữ xe đạp đạp xe bicycle bicyclist bike cycle cyclist riding sport
🤸	người nhào lộn	person cartwheeling	hào hứng lăng nghiêng nhào lộn thể dục thể dục dụng cụ vui vẻ active cartwheel excited flip gymnastics happy somersault
🤸‍♂️	người đàn ông nhào lộn	man cartwheeling	hào hứng lăng nghiêng người đàn ông nhào lộn thể dục thể dục dụng cụ vui vẻ active cartwheel excited flip gymnastics happy somersault
🤸‍♀️	người phụ nữ nhào lộn	woman cartwheeling	hào hứng lăng nghiêng nhào lộn phụ nữ thể dục thể dục dụng cụ vui vẻ active cartwheel excited flip gymnastics happy somersault
🤼	người chơi vật	people wrestling	giải đấu vật trên võ đài đô vật đấu vật combat duel grapple ring tournament wrestle
🤼‍♂️	những người đàn ông chơi vật	men wrestling	nam đô vật trên võ đài đàn ông đô vật đấu vật combat duel grapple ring tournament wrestle
🤼‍♀️	những người phụ nữ chơi vật	women wrestling	nữ đô vật phụ nữ trên võ đài đô vật đấu vật combat duel grapple ring tournament wrestle
🤽	người chơi bóng nước	person playing water polo	bơi lội người chơi bóng dưới nước thể thao dưới nước sport swimming waterpolo
🤽‍♂️	người đàn ông chơi bóng nước	man playing water polo	bơi thể thao dưới nước thủy cầu đàn ông sport swimming waterpolo
🤽‍♀️	người phụ nữ chơi bóng nước	woman playing water polo	bơi phụ nữ thể thao dưới nước thủy cầu sport swimming waterpolo
🤾	người chơi bóng ném	person playing handball	bóng ném bắt bóng lốp bóng ném bóng phát bóng thể thao vận động viên vận động viên bóng ném athletics ball catch chuck hurl lob pitch sport throw toss
🤾‍♂️	người đàn ông chơi bóng ném	man playing handball	bóng ném đàn ông athletics ball catch chuck hurl lob pitch sport throw toss
🤾‍♀️	người phụ nữ chơi bóng ném	woman playing handball	bóng ném bắt bóng lốp bóng ném bóng phát bóng phụ nữ thể thao vận động viên athletics ball catch chuck hurl lob pitch sport throw toss
🤹	người tung hứng	person juggling	cân bằng giữ thăng bằng kỹ năng người đàn ông tung hứng tung hứng đa nhiệm đa năng act balance balancing handle juggle manage multitask skill
🤹‍♂️	người đàn ông tung hứng	man juggling	giữ thăng bằng tung hứng đa nhiệm đa năng đàn ông act balance balancing handle juggle manage multitask skill
🤹‍♀️	người phụ nữ tung hứng	woman juggling	phụ nữ tung hứng đa nhiệm act balance balancing handle juggle manage multitask skill
🧘	người ngồi kiết già	person in lotus position	an lạc bắt chéo chân người ở tư thế hoa sen thanh bình thiền thư giãn yoga yogi cross legged legs meditation peace relax serenity zen
🧘‍♂️	người đàn ông ngồi kiết già	man in lotus position	thiền yoga cross legged legs meditation peace relax serenity yogi zen
🧘‍♀️	người phụ nữ ngồi kiết già	woman in lotus position	thiền yoga cross legged legs meditation peace relax serenity yogi zen
🛀	người đang tắm bồn	person taking bath	bồn tắm bathtub tub
🛌	người trên giường	person in bed	chợp mắt khách sạn mệt mỏi ngủ ngủ ngoan nhé say giấc bedtime good goodnight hotel nap night sleep tired zzz
🧑‍🤝‍🧑	hai người nắm tay	people holding hands	cặp đôi giữ người nắm tay nắm tay bae bestie bff couple dating flirt friends hand hold twins
👭	hai người phụ nữ nắm tay	women holding hands	bạn tốt nhất cặp đôi cặp đôi đồng tính nữ phụ nữ bae bestie bff couple dating flirt friends girls hand hold sisters twins
👫	người đàn ông và phụ nữ nắm tay	woman and man holding hands	cầm cặp đôi nắm tay phụ nữ đàn ông bae bestie bff couple dating flirt friends hand hold twins
👬	hai người đàn ông nắm tay	men holding hands	cặp song sinh cặp đôi cặp đôi đồng tính nam hai người đàn ông nắm tay nhau hoàng đạo người đàn ông song tử bae bestie bff boys brothers couple dating flirt friends hand hold twins
💏	nụ hôn	kiss	cặp đôi hẹn hò yêu anniversary babe bae couple date dating heart love mwah person romance together xoxo
👩‍❤️‍💋‍👨	nụ hôn: phụ nữ, đàn ông	kiss: woman, man	cặp đôi hẹn hò nụ hôn phụ nữ yêu đàn ông anniversary babe bae couple date dating heart love mwah person romance together xoxo
👨‍❤️‍💋‍👨	nụ hôn: đàn ông, đàn ông	kiss: man, man	cặp đôi hẹn hò nụ hôn yêu đàn ông anniversary babe bae couple date dating heart love mwah person romance together xoxo
👩‍❤️‍💋‍👩	nụ hôn: phụ nữ, phụ nữ	kiss: woman, woman	cặp đôi hẹn hò nụ hôn phụ nữ yêu anniversary babe bae couple date dating heart love mwah person romance together xoxo
💑	cặp đôi với trái tim	couple with heart	cặp đôi yêu anniversary babe bae dating kiss love person relationship romance together you
👩‍❤️‍👨	cặp đôi với trái tim: phụ nữ, đàn ông	couple with heart: woman, man	cặp đôi cặp đôi với trái tim phụ nữ yêu đàn ông anniversary babe bae dating kiss love person relationship romance together you
👨‍❤️‍👨	cặp đôi với trái tim: đàn ông, đàn ông	couple with heart: man, man	cặp đôi cặp đôi với trái tim yêu đàn ông anniversary babe bae dating kiss love person relationship romance together you
👩‍❤️‍👩	cặp đôi với trái tim: phụ nữ, phụ nữ	couple with heart: woman, woman	cặp đôi cặp đôi với trái tim phụ nữ yêu anniversary babe bae dating kiss love person relationship romance together you
👨‍👩‍👦	gia đình: đàn ông, phụ nữ, con trai	family: man, woman, boy	con trai gia đình phụ nữ trẻ em đàn ông child
👨‍👩‍👧	gia đình: đàn ông, phụ nữ, con gái	family: man, woman, girl	con gái gia đình phụ nữ trẻ em đàn ông child
👨‍👩‍👧‍👦	gia đình: đàn ông, phụ nữ, con gái, con trai	family: man, woman, girl, boy	con gái con trai gia đình phụ nữ trẻ em đàn ông child
👨‍👩‍👦‍👦	gia đình: đàn ông, phụ nữ, con trai, con trai	family: man, woman, boy, boy	con trai gia đình phụ nữ trẻ em đàn ông child
👨‍👩‍👧‍👧	gia đình: đàn ông, phụ nữ, con gái, con gái	family: man, woman, girl, girl	con gái gia đình phụ nữ trẻ em đàn ông child
👨‍👨‍👦	gia đình: đàn ông, đàn ông, con trai	family: man, man, boy	con trai gia đình trẻ em đàn ông child
👨‍👨‍👧	gia đình: đàn ông, đàn ông, con gái	family: man, man, girl	con gái gia đình trẻ em đàn ông child
👨‍👨‍👧‍👦	gia đình: đàn ông, đàn ông, con gái, con trai	family: man, man, girl, boy	con gái con trai gia đình trẻ em đàn ông child
👨‍👨‍👦‍👦	gia đình: đàn ông, đàn ông, con trai, con trai	family: man, man, boy, boy	con trai gia đình trẻ em đàn ông child
👨‍👨‍👧‍👧	gia đình: đàn ông, đàn ông, con gái, con gái	family: man, man, girl, girl	con gái gia đình trẻ em đàn ông child
👩‍👩‍👦	gia đình: phụ nữ, phụ nữ, con trai	family: woman, woman, boy	con trai gia đình phụ nữ trẻ em child
👩‍👩‍👧	gia đình: phụ nữ, phụ nữ, con gái	family: woman, woman, girl	con gái gia đình phụ nữ trẻ em child
👩‍👩‍👧‍👦	gia đình: phụ nữ, phụ nữ, con gái, con trai	family: woman, woman, girl, boy	con gái con trai gia đình phụ nữ trẻ em child
👩‍👩‍👦‍👦	gia đình: phụ nữ, phụ nữ, con trai, con trai	family: woman, woman, boy, boy	con trai gia đình phụ nữ trẻ em child
👩‍👩‍👧‍👧	gia đình: phụ nữ, phụ nữ, con gái, con gái	family: woman, woman, girl, girl	con gái gia đình phụ nữ trẻ em child
👨‍👦	gia đình: đàn ông, con trai	family: man, boy	con trai gia đình trẻ em đàn ông child
👨‍👦‍👦	gia đình: đàn ông, con trai, con trai	family: man, boy, boy	con trai gia đình trẻ em đàn ông child
👨‍👧	gia đình: đàn ông, con gái	family: man, girl	con gái gia đình trẻ em đàn ông child
👨‍👧‍👦	gia đình: đàn ông, con gái, con trai	family: man, girl, boy	con gái con trai gia đình trẻ em đàn ông child
👨‍👧‍👧	gia đình: đàn ông, con gái, con gái	family: man, girl, girl	con gái gia đình trẻ em đàn ông child
👩‍👦	gia đình: phụ nữ, con trai	family: woman, boy	con trai gia đình phụ nữ trẻ em child
👩‍👦‍👦	gia đình: phụ nữ, con trai, con trai	family: woman, boy, boy	con trai gia đình phụ nữ trẻ em child
👩‍👧	gia đình: phụ nữ, con gái	family: woman, girl	con gái gia đình phụ nữ trẻ em child
👩‍👧‍👦	gia đình: phụ nữ, con gái, con trai	family: woman, girl, boy	con gái con trai gia đình phụ nữ trẻ em child
👩‍👧‍👧	gia đình: phụ nữ, con gái, con gái	family: woman, girl, girl	con gái gia đình phụ nữ trẻ em child
🗣️	đầu người đang nói	speaking head	cái đầu hình bóng khuôn mặt đang nói face silhouette speak
👤	bóng tượng bán thân	bust in silhouette	tượng bán thân mysterious shadow
👥	các bóng tượng bán thân	busts in silhouette	tượng bán thân bff bust everyone friend friends people
🫂	hai người ôm nhau	people hugging	cảm ơn tình bạn tình yêu tạm biệt xin chào comfort embrace farewell friendship goodbye hello hug love thanks
👪️	gia đình	family	trẻ em child
👣	dấu chân	footprints	chân trần các dấu chân in dấu quần áo barefoot clothing footprint omw print walk`,
  nature: `🐵	mặt khỉ	monkey face	khuôn mặt quả chuối động vật animal banana
🐒	khỉ	monkey	chuối con khỉ quả chuối động vật animal banana
🦍	khỉ đột	gorilla	động vật animal
🦧	đười ươi	orangutan	vượn người động vật animal ape monkey
🐶	mặt cún	dog face	thú cưng động vật adorbs animal pet puppies puppy
🐕️	chó	dog	thú cưng animal animals dogs pet
🦮	chó dẫn đường	guide dog	dẫn đường hỗ trợ hỗ trợ tiếp cận khiếm thị mù accessibility animal blind
🐕‍🦺	chó hỗ trợ	service dog	dịch vụ hỗ trợ hỗ trợ tiếp cận trợ giúp accessibility animal assistance
🐩	chó xù	poodle	cún động vật animal dog fluffy
🐺	chó sói	wolf	mặt mặt chó sói animal face
🦊	cáo	fox	mặt động vật animal face
🦝	gấu trúc	raccoon	tinh nghịch tò mò động vật animal curious sly
🐱	mặt mèo	cat face	thú cưng động vật animal kitten kitty pet
🐈️	mèo	cat	thú cưng động vật animal animals cats kitten pet
🐈‍⬛	mèo đen	black cat	meo vận đen động vật animal feline halloween meow unlucky
🦁	sư tử	lion	cung hoàng đạo cung sư tử mặt mặt sư tử alpha animal face leo mane order rawr roar safari strong zodiac
🐯	mặt hổ	tiger face	dã thú động vật animal big cat predator
🐅	hổ	tiger	dã thú sở thú động vật animal big cat predator zoo
🐆	báo hoa mai	leopard	con báo động vật động vật ăn thịt animal big cat predator zoo
🐴	mặt ngựa	horse face	animal dressage equine farm horses
🐎	ngựa	horse	cưỡi ngựa đua animal equestrian farm racehorse racing
🦄	kỳ lân	unicorn	mặt mặt kỳ lân face
🦓	ngựa vằn	zebra	sọc animal stripe
🦌	hươu	deer	động vật animal
🦬	bò rừng	bison	trâu đàn động vật animal buffalo herd wisent
🐮	mặt bò	cow face	bò cái sữa trang trại động vật animal farm milk moo
🐂	bò đực	ox	bò mộng cung hoàng đạo cung kim ngưu animal animals bull farm taurus zodiac
🐃	trâu nước	water buffalo	vườn thú động vật animal zoo
🐄	bò cái	cow	bò sữa sữa trang trại động vật animal animals farm milk moo
🐷	mặt lợn	pig face	thịt lợn thịt xông khói trang trại động vật animal bacon farm pork
🐖	lợn	pig	lợn nái thịt lợn thịt xông khói trang trại động vật animal bacon farm pork sow
🐗	lợn rừng	boar	động vật animal pig
🐽	mũi lợn	pig nose	mõm lợn mặt ngửi trang trại động vật animal face farm smell snout
🐏	cừu đực	ram	cung bạch dương cung hoàng đạo animal aries horns male sheep zodiac zoo
🐑	cừu cái	ewe	bồng bềnh cừu non lông cừu nông trại động vật animal baa farm female fluffy lamb sheep wool
🐐	dê	goat	cung hoàng đạo cung ma kết nông trại sữa động vật animal capricorn farm milk zodiac
🐪	lạc đà	camel	con lạc đà cái bướu sa mạc động vật animal desert dromedary hump one
🐫	lạc đà hai bướu	two-hump camel	con lạc đà cái bướu lạc đà bactrian sa mạc động vật animal bactrian desert hump two
🦙	lạc đà không bướu	llama	len lạc đà alpaca lạc đà guanaco lạc đà vicuña động vật alpaca animal guanaco vicuña wool
🦒	hươu cao cổ	giraffe	đốm animal spots
🐘	voi	elephant	động vật animal
🦣	voi ma mút	mammoth	có lông lớn ngà tuyệt chủng động vật animal extinction large tusk wooly
🦏	tê giác	rhinoceros	động vật animal
🦛	hà mã	hippopotamus	động vật animal hippo
🐭	mặt chuột	mouse face	động vật animal
🐁	chuột	mouse	động vật animal animals
🐀	chuột cống	rat	động vật animal
🐹	mặt hamster	hamster	chuột hamster thú cưng animal face pet
🐰	mặt thỏ	rabbit face	con thỏ thú cưng động vật animal bunny pet
🐇	thỏ	rabbit	con thỏ thú cưng động vật animal bunny pet
🐿️	sóc chuột	chipmunk	con sóc animal squirrel
🦫	hải ly	beaver	răng xây đập động vật animal dam teeth
🦔	nhím	hedgehog	có gai animal spiny
🦇	dơi	bat	ma cà rồng động vật animal vampire
🐻	gấu	bear	gấu xám gầm mật ong mặt động vật animal face grizzly growl honey
🐻‍❄️	Gấu trắng Bắc Cực	polar bear	bắc cực gấu bắc cực động vật animal arctic white
🐨	gấu túi	koala	con gấu úc động vật animal australia bear down face marsupial under
🐼	mặt gấu trúc	panda	gấu trúc animal bamboo face
🦥	con lười	sloth	chậm đủng đỉnh lazy slow
🦦	rái cá	otter	bắt cá nghịch ngợm animal fishing playful
🦨	chồn hôi Mỹ	skunk	chồn hôi mỹ mùi hôi động vật animal stink
🦘	chuột túi	kangaroo	australia chuột túi con nhảy thú có túi animal joey jump marsupial
🦡	con lửng	badger	lửng mật quấy rầy động vật animal honey pester
🐾	dấu chân móng vuốt	paw prints	bàn chân feet paws print
🦃	gà tây	turkey	chim tạ ơn bird gobble thanksgiving
🐔	gà	chicken	chim động vật animal bird ornithology
🐓	gà trống	rooster	chim động vật animal bird ornithology
🐣	gà mới nở	hatching chick	gà con ấp animal baby bird egg
🐤	gà con	baby chick	chim animal bird ornithology
🐥	mặt trước gà con	front-facing baby chick	chim gà con animal bird newborn ornithology
🐦️	chim	bird	động vật animal ornithology
🐧	chim cánh cụt	penguin	nam cực động vật animal antarctica bird ornithology
🕊️	bồ câu	dove	bay chim hòa bình bird fly ornithology peace
🦅	đại bàng	eagle	chim animal bird ornithology
🦆	vịt	duck	chim động vật animal bird ornithology
🦢	thiên nga	swan	chim thiên nga non vịt con xấu xí animal bird cygnet duckling ornithology ugly
🦉	cú	owl	chim khôn ngoan động vật animal bird ornithology wise
🦤	chim cưu	dodo	gà gà dodo lớn mauritius tuyệt chủng động vật animal bird extinction large ornithology
🪶	lông chim	feather	bộ lông chuyến bay nhẹ bird flight light plumage
🦩	hồng hạc	flamingo	nhiệt đới rực rỡ animal bird flamboyant ornithology tropical
🦚	con công	peacock	chim công mái phô trương tự hào animal bird colorful ornithology ostentatious peahen pretty proud
🦜	con vẹt	parrot	chim cướp biển nói chuyện animal bird ornithology pirate talk
🐸	ếch	frog	mặt animal face
🐊	cá sấu	crocodile	sở thú động vật animal zoo
🐢	rùa	turtle	con rùa rùa nước ngọt động vật animal terrapin tortoise
🦎	thằn lằn	lizard	bò sát động vật animal reptile
🐍	rắn	snake	chòm sao xà phu cung hoàng đạo vật mang động vật animal bearer ophiuchus serpent zodiac
🐲	mặt rồng	dragon face	khuôn mặt truyện cổ tích animal fairy fairytale tale
🐉	rồng	dragon	hiệp sĩ truyện cổ tích động vật animal fairy fairytale knights tale
🦕	khủng long chân thằn lằn	sauropod	khủng long to ăn cây cối thằn lằn hai óc uyển long brachiosaurus brontosaurus dinosaur diplodocus
🦖	khủng long bạo chúa	T-Rex	khủng long dinosaur rex t tyrannosaurus
🐳	cá voi đang phun nước	spouting whale	bãi biển cá voi khuôn mặt phun nước đại dương động vật animal beach face ocean
🐋	cá voi	whale	bờ biển đại dương động vật animal beach ocean
🐬	cá heo	dolphin	bãi biển chân chèo đại dương động vật animal beach flipper ocean
🦭	chó biển	seal	hải cẩu sư tử biển đại dương động vật animal lion ocean sea
🐟️	cá	fish	cung hoàng đạo cung song ngư animal dinner fishes fishing pisces zodiac
🐠	cá nhiệt đới	tropical fish	nhiệt đới động vật animal fishes
🐡	cá nóc	blowfish	cá bơn động vật animal fish
🦈	cá mập	shark	động vật animal fish
🐙	bạch tuộc	octopus	sinh vật đại dương động vật animal creature ocean
🐚	vỏ xoắn ốc	spiral shell	bãi biển xoắn ốc động vật animal beach conch sea
🪸	san hô	coral	rặng đại dương change climate ocean reef sea
🦀	cua	crab	cung cự giải cung hoàng đạo cancer zodiac
🦞	tôm hùm	lobster	càng hải sản xúp tôm cua động vật animal bisque claws seafood
🦐	tôm	shrimp	nhỏ thức ăn tôm cua food shellfish small
🦑	mực ống	squid	thân mềm thức ăn động vật animal food mollusk
🦪	hàu	oyster	lặn ngọc trai diving pearl
🐌	ốc sên	snail	thiên nhiên vườn động vật animal escargot garden nature slug
🦋	bướm	butterfly	côn trùng đẹp insect pretty
🐛	con bọ	bug	côn trùng vườn động vật animal garden insect
🐜	kiến	ant	côn trùng vườn động vật animal garden insect
🐝	ong mật	honeybee	con ong côn trùng mùa xuân động vật animal bee bumblebee honey insect nature spring
🪲	bọ cánh cứng	beetle	côn trùng động vật animal bug insect
🐞	bọ rùa	lady beetle	bọ cánh cứng con bọ rùa côn trùng thiên nhiên animal garden insect ladybird ladybug nature
🦗	dế	cricket	bọ bộ cánh thẳng châu chấu côn trùng động vật animal bug grasshopper insect orthoptera
🪳	con gián	cockroach	côn trùng động vật animal insect pest roach
🕷️	nhện	spider	côn trùng animal insect
🕸️	mạng nhện	spider web
🦂	bọ cạp	scorpion	cung bọ cạp cung hoàng đạo scorpio scorpius zodiac
🦟	con muỗi	mosquito	bệnh côn trùng sốt sốt rét vi rút đốt bite disease fever insect malaria pest virus
🪰	con ruồi	fly	bệnh côn trùng giòi thối rữa động vật animal disease insect maggot pest rotting
🪱	giun	worm	giun đất giun đốt ký sinh trùng sâu động vật animal annelid earthworm parasite
🦠	vi trùng	microbe	amip khoa học vi khuẩn vi rút amoeba bacteria science virus
💐	bó hoa	bouquet	cây hẹn hò kỷ niệm lãng mạn sinh nhật tình yêu anniversary birthday date flower love plant romance
🌸	hoa anh đào	cherry blossom	thực vật flower plant spring springtime
💮	hoa trắng	white flower
🪷	hoa sen	lotus	phật giáo sự tinh khiết việt nam ấn độ ấn độ giáo beauty buddhism calm flower hinduism peace purity serenity
🏵️	nơ hoa hồng	rosette	thực vật plant
🌹	hoa hồng	rose	cây màu đỏ sang trọng tình yêu valentine vẻ đẹp beauty elegant flower love plant red
🥀	hoa héo	wilted flower	dying
🌺	hoa dâm bụt	hibiscus	thực vật flower plant
🌻	hoa hướng dương	sunflower	mặt trời thực vật flower outdoors plant sun
🌼	hoa	blossom	bồ công anh thực vật buttercup dandelion flower plant
🌷	hoa tulip	tulip	thực vật blossom flower growth plant
🌱	cây non	seedling	cây giống nảy mầm thực vật plant sapling sprout young
🪴	cây trồng trong chậu	potted plant	chậu cây mọc nhà nuôi dưỡng thực vật trang trí trồng trong chậu decor grow house nurturing pot
🌲	cây thường xanh	evergreen tree	cây thông giáng sinh rừng christmas forest pine
🌳	cây rụng lá	deciduous tree	rơi rụng lá forest green habitat shedding
🌴	cây cọ	palm tree	beach plant tropical
🌵	cây xương rồng	cactus	hạn hán sa mạc thiên nhiên thực vật desert drought nature plant
🌾	bó lúa	sheaf of rice	bông lúa gạo thực vật ear grain grains plant
🌿	thảo mộc	herb	lá cây leaf plant
☘️	cỏ ba lá	shamrock	ai-len thực vật irish plant
🍀	cỏ bốn lá	four leaf clover	4 lá cây thực vật four-leaf irish lucky plant
🍁	lá phong	maple leaf	lá cây rụng falling
🍂	lá rụng	fallen leaf	thực vật autumn fall falling
🍃	lá rung rinh trong gió	leaf fluttering in wind	lá cây thổi blow flutter
🪹	tổ trống rỗng	empty nest	làm tổ branch home nesting
🪺	tổ có trứng	nest with eggs	làm tổ bird branch egg nesting
🍄	nấm	mushroom	thực vật fungus toadstool`,
  food: `🍇	chùm nho	grapes	hoa quả dionysus fruit grape
🍈	dưa	melon	hoa quả cantaloupe fruit
🍉	dưa hấu	watermelon	hoa quả fruit
🍊	quýt	tangerine	hoa quả quả cam c citrus fruit nectarine orange vitamin
🍋	chanh tây	lemon	chua hoa quả họ cam quýt citrus fruit sour
🍌	chuối	banana	hoa quả kali fruit potassium
🍍	dứa	pineapple	hoa quả nhiệt đới colada fruit pina tropical
🥭	xoài	mango	nhiệt đới trái cây food fruit tropical
🍎	táo đỏ	red apple	hoa quả diet food fruit health ripe
🍏	táo xanh	green apple	hoa quả fruit
🍐	lê	pear	hoa quả fruit
🍑	đào	peach	hoa quả fruit
🍒	anh đào	cherries	hoa quả màu đỏ quả mọng thực vật trái cây berries cherry fruit red
🍓	dâu tây	strawberry	quả mọng trái cây berry fruit
🫐	quả việt quất	blueberries	hoa quả màu xanh quả mọng thực phẩm berries berry bilberry blue blueberry food fruit
🥝	quả kiwi	kiwi fruit	hoa quả thức ăn food
🍅	cà chua	tomato	rau thực vật food fruit vegetable
🫒	ôliu	olive	thức ăn food
🥥	dừa	coconut	cây dừa pina colada colada palm piña
🥑	quả bơ	avocado	hoa quả thức ăn food fruit
🍆	cà tím	eggplant	rau thực vật aubergine vegetable
🥔	khoai tây	potato	thức ăn thực vật food vegetable
🥕	cà rốt	carrot	thức ăn thực vật food vegetable
🌽	bắp ngô	ear of corn	crops farm maize maze
🌶️	quả ớt	hot pepper	nóng
🫑	ớt chuông	bell pepper	rau thức ăn capsicum food vegetable
🥒	dưa chuột	cucumber	dưa chua thức ăn thực vật food pickle vegetable
🥬	xanh lá	leafy green	cải bắp cải thìa cải xoăn rau diếp salat bok burgers cabbage choy kale lettuce salad
🥦	xúp lơ xanh	broccoli	bông cải xanh cải bắp dại hoa lơ cabbage wild
🧄	tỏi	garlic	gia vị flavoring
🧅	hành	onion	gia vị flavoring
🥜	đậu phộng	peanuts	quả hạch rau củ thức ăn food nut peanut vegetable
🫘	hạt đậu	beans	cây họ đậu thận thức ăn food kidney legume small
🌰	hạt dẻ	chestnut	thực vật almond plant
🍞	bánh mì	bread	bánh mì nướng lúa mì ngũ cốc nhà hàng thực phẩm tinh bột ổ bánh mì carbs food grain loaf restaurant toast wheat
🥐	bánh sừng bò	croissant	bánh móng ngựa bánh mỳ pháp thức ăn bread breakfast crescent food french roll
🥖	bánh mì que	baguette bread	bánh mỳ pháp thức ăn food french
🫓	bánh mỳ cắt lát	flatbread	arepa bánh mì bánh mì dẹt bánh mỳ cắt lavash pita thực phẩm bread food gordita naan
🥨	bánh quy xoắn	pretzel	convoluted twisted
🥯	bánh mỳ vòng	bagel	bánh vòng bữa sáng phết tiệm bánh bakery bread breakfast schmear
🥞	bánh kếp	pancakes	thức ăn breakfast crêpe food hotcake pancake
🧇	bánh quế	waffle	bữa sáng cứng cỏi thiếu quyết đoán breakfast indecisive iron
🧀	miếng pho mát	cheese wedge	phô mai
🍖	thịt bám xương	meat on bone
🍗	đùi gia cầm	poultry leg	chân gia cầm gà gà tây xương đói đùi gà bone chicken drumstick hungry turkey
🥩	tảng thịt	cut of meat	bít tết sườn sườn cừu sườn lợn chop lambchop porkchop red steak
🥓	thịt xông khói	bacon	thức ăn breakfast food meat
🍔	bánh hamburger	hamburger	bánh kẹp burger eat fast food hungry
🍟	khoai tây chiên	french fries	kiểu pháp đồ ăn đồ ăn nhanh fast food
🍕	bánh pizza	pizza	lát phô mai cheese food hungry pepperoni slice
🌭	bánh mì xúc xích	hot dog	xúc xích frankfurter hotdog sausage
🥪	bánh mỳ kẹp	sandwich	bánh mỳ bread
🌮	bánh taco	taco	bánh mexico mexican
🌯	bánh burrito	burrito	bánh mexico mexican wrap
🫔	bánh tamale	tamale	cuốn mexico pamonha thực phẩm food mexican wrapped
🥙	bánh mì kẹp thịt	stuffed flatbread	bánh mỳ dẹt bánh mỳ gyro bánh mỳ kẹp thịt falafel nhồi đồ ăn food gyro kebab
🧆	bánh rán nhân gà	falafel	thịt viên đậu hồi chickpea meatball
🥚	trứng	egg	bữa sáng đồ ăn breakfast food
🍳	nấu ăn	cooking	chiên cái chảo trứng breakfast easy egg fry frying over pan restaurant side sunny up
🥘	chảo thức ăn nông	shallow pan of food	nồi đất paella thức ăn casserole
🍲	nồi thức ăn	pot of food	hầm súp soup stew
🫕	lẩu pho mai	fondue	lẩu phô mai nấu chảy nồi phô mai sô cô la thức ăn trượt tuyết cheese chocolate food melted pot ski
🥣	bát và thìa	bowl with spoon	bữa sáng cháo ngũ cốc yến mạch breakfast cereal congee oatmeal porridge
🥗	salad rau xanh	green salad	thức ăn food
🍿	bỏng ngô	popcorn	phim corn movie pop
🧈	bơ	butter	bơ sữa dairy
🧂	muối	salt	bình lắc gia vị condiment flavor mad salty shaker taste upset
🥫	thực phẩm đóng hộp	canned food	thực phẩm đóng hộp can
🍱	hộp cơm bento	bento box	cơm bento food
🍘	bánh gạo	rice cracker	bánh quy giòn thực phẩm food
🍙	cơm nắm	rice ball	nhật bản food japanese
🍚	cơm	cooked rice	gạo nấu chín food
🍛	cơm cà ri	curry rice	cà ri food
🍜	bát mì	steaming bowl	mỳ mỳ ramen nóng hổi phở súp thức ăn đũa chopsticks food noodle pho ramen soup
🍝	spaghetti	spaghetti	nhà hàng pasta thịt viên thức ăn food meatballs restaurant
🍠	khoai lang nướng	roasted sweet potato	ngọt đồ ăn food
🍢	món oden	oden	hải sản kẹp que xiên food kebab restaurant seafood skewer stick
🍣	sushi	sushi	thực phẩm food
🍤	tôm chiên	fried shrimp	món sốt cá cua tôm tôm hùm prawn tempura
🍥	bánh cá có hình xoắn	fish cake with swirl	bánh ngọt xoáy food pastry restaurant
🥮	bánh trung thu	moon cake	lễ hội mùa thu mặt trăng autumn festival yuèbǐng
🍡	bánh trôi Nhật Bản	dango	bánh trôi nhật bản món kiểu nhật bản món tráng miệng ngọt que dessert japanese skewer stick sweet
🥟	bánh bao	dumpling	sủi cảo empanada gyōza jiaozi pierogi potsticker
🥠	bánh quy may mắn	fortune cookie	tiên tri prophecy
🥡	hộp đựng đồ ăn mang đi	takeout box	cái xô giao hàng hàu mang đi đồ ăn đũa chopsticks delivery food oyster pail
🍦	kem mềm	soft ice cream	cái kem món tráng miệng ngọt dessert food icecream restaurant serve sweet
🍧	đá bào	shaved ice	kem món tráng miệng ngọt dessert restaurant sweet
🍨	kem	ice cream	món tráng miệng ngọt dessert food restaurant sweet
🍩	bánh rán vòng	doughnut	món tráng miệng ngọt breakfast dessert donut food sweet
🍪	bánh quy	cookie	món tráng miệng ngọt chip chocolate dessert sweet
🎂	bánh sinh nhật	birthday cake	lễ kỷ niệm món tráng miệng ngọt sinh nhật tráng miệng bday celebration dessert happy pastry sweet
🍰	bánh ngọt	shortcake	miếng món tráng miệng cake dessert pastry slice sweet
🧁	bánh nướng nhỏ	cupcake	bánh ngọt ngọt tiệm bánh tráng miệng bakery dessert sprinkles sugar sweet treat
🥧	bánh nướng	pie	bí đỏ bột nhào miếng bánh nhồi bánh thịt trái cây táo apple filling fruit meat pastry pumpkin slice
🍫	thanh sô cô la	chocolate bar	món tráng miệng ngọt sô cô la candy dessert halloween sweet tooth
🍬	kẹo	candy	món tráng miệng ngọt cavities dessert halloween restaurant sweet tooth wrapper
🍭	kẹo mút	lollipop	món tráng miệng ngọt candy dessert food restaurant sweet
🍮	bánh trứng	custard	món tráng miệng ngọt dessert pudding sweet
🍯	hũ mật ong	honey pot	mật ong ngọt barrel bear food honeypot jar sweet
🍼	bình sữa trẻ em	baby bottle	em bé mới sinh sinh trẻ sơ sinh uống babies birth born drink infant milk newborn
🥛	cốc sữa	glass of milk	đồ uống drink
☕️	đồ uống nóng	hot beverage	buổi sáng caffeine chai cà phê nóng hổi trà đồ uống cafe coffee drink morning steaming tea
🫖	ấm trà	teapot	thực phẩm đồ uống ủ brew drink food pot tea
🍵	tách trà không có quai	teacup without handle	cốc tách trà uống đồ uống beverage cup drink oolong tea
🍶	rượu sake	sake	chai cốc quán ba uống đồ uống bar beverage bottle cup drink restaurant
🍾	chai rượu với nút gỗ bật ra	bottle with popping cork	bật ra nút gỗ quán bar đồ uống bar drink
🍷	ly rượu vang	wine glass	quán ba uống đồ uống alcohol bar beverage booze club drink drinking drinks restaurant
🍸️	ly cocktail	cocktail glass	quán bar đồ uống alcohol bar booze club drink drinking drinks mad martini men
🍹	đồ uống nhiệt đới	tropical drink	nhiệt đới quán bar đồ uống alcohol bar booze club cocktail drinking drinks drunk mai party tai tropics
🍺	cốc bia	beer mug	quán bar đồ uống alcohol ale bar booze drink drinking drinks octoberfest oktoberfest pint stein summer
🍻	chạm cốc bia	clinking beer mugs	chạm cốc nước giải khát quán ba đồ uống alcohol bar booze bottoms cheers clink drinking drinks
🥂	chạm cốc	clinking glasses	chúc mừng tiếng keng đồ uống celebrate clink drink glass
🥃	ly đáy phẳng	tumbler glass	cốc cốc vại ngụm rượu rượu whisky liquor scotch shot whiskey whisky
🫗	đổ chất lỏng	pouring liquid	ly thủy tinh tràn trống rỗng đồ uống accident drink empty glass oops pour spill water
🥤	cốc và ống hút	cup with straw	mạch nha nước nước ép soda uống ống hút drink juice malt soft water
🧋	trà sữa trân châu	bubble tea	bong bóng ngọc trai trân châu boba food milk pearl
🧃	hộp đồ uống	beverage box	ngọt nước ép đồ uống ống hút juice straw sweet
🧉	trà nhựa ruồi	mate	đồ uống drink
🧊	viên đá	ice	băng lạnh cold cube iceberg
🥢	đũa	chopsticks	hashi jeotgarak kuaizi
🍽️	dĩa và dao với đĩa	fork and knife with plate	nĩa nấu nướng cooking dinner eat
🍴	dĩa và dao	fork and knife	bữa sáng bữa trưa bữa tối cho ăn ngon ngon miệng nhà hàng nấu ăn ăn ăn sáng đói đồ ăn breakfast breaky cooking cutlery delicious dinner eat feed food hungry lunch restaurant yum yummy
🥄	thìa	spoon	bộ đồ ăn eat tableware
🔪	dao làm bếp	kitchen knife	dụng cụ hocho nấu nướng vũ khí chef cooking tool weapon
🫙	bình đựng	jar	cửa hàng gia vị nước sốt thùng chứa trống rỗng condiment container empty nothing sauce store
🏺	vò hai quai	amphora	bình bảo bình hoàng đạo nấu ăn uống aquarius cooking drink jug tool weapon zodiac`,
  travel: `🌍️	địa cầu thể hiện Châu Âu-Châu Phi	globe showing Europe-Africa	châu phi châu âu thế giới trái đất địa cầu địa cầu thể hiện châu âu-châu phi africa earth europe world
🌎️	địa cầu thể hiện Châu Mỹ	globe showing Americas	châu mỹ thế giới thể hiện trái đất địa cầu earth world
🌏️	địa cầu thể hiện Châu Á-Châu Úc	globe showing Asia-Australia	châu á châu á-châu úc châu úc thế giới thể hiện trái đất địa cầu asia australia earth world
🌐	địa cầu có đường kinh tuyến	globe with meridians	internet kinh tuyến thế giới trái đất ttoàn thế giới web địa cầu earth world worldwide
🗺️	bản đồ thế giới	world map	bản đồ thế giới
🗾	bản đồ Nhật Bản	map of Japan	bản đồ bản đồ nhật bản nhật bản
🧭	la bàn	compass	từ tính điều hướng định hướng direction magnetic navigation orienteering
🏔️	đỉnh núi phủ tuyết	snow-capped mountain	lạnh cold snow
⛰️	núi	mountain
🌋	núi lửa	volcano	phun trào thiên nhiên eruption mountain nature
🗻	núi Phú Sĩ	mount fuji	núi phú sĩ phú sĩ mountain nature
🏕️	cắm trại	camping	cắm trại
🏖️	bãi biển với chiếc ô	beach with umbrella	bãi biển
🏜️	sa mạc	desert	sa mạc
🏝️	đảo hoang	desert island
🏞️	công viên quốc gia	national park	công viên
🏟️	sân vận động	stadium	sân vận động
🏛️	tòa nhà cổ điển	classical building	cổ điển
🏗️	công trường xây dựng	building construction	cần cẩu xây dựng crane
🧱	gạch	brick	tường vữa đất sét bricks clay mortar wall
🪨	đá	rock	hòn đá nặng rắn tảng đá boulder heavy solid stone tough
🪵	gỗ	wood	gỗ xẻ khúc gỗ log lumber timber
🛖	túp lều	hut	lều tròn nhà nhà tròn home house roundhouse shelter yurt
🏘️	những ngôi nhà	houses	những ngôi nhà house
🏚️	ngôi nhà bỏ hoang	derelict house	bỏ hoang ngôi nhà home
🏠️	ngôi nhà	house	building country heart home ranch settle simple suburban suburbia where
🏡	nhà có vườn	house with garden	ngôi nhà building country heart home ranch settle simple suburban suburbia where
🏢	tòa nhà văn phòng	office building	công việc dạng lập phương thành phố tòa nhà văn phòng city cubical job
🏣	bưu điện Nhật Bản	Japanese post office	bưu điện bưu điện nhật bản kiểu nhật building
🏤	bưu điện	post office	kiểu châu âu building european
🏥	bệnh viện	hospital	bác sĩ thuốc building doctor medicine
🏦	ngân hàng	bank	tòa nhà building
🏨	khách sạn	hotel	tòa nhà building
🏩	khách sạn tình yêu	love hotel	khách sạn tình yêu building
🏪	cửa hàng tiện lợi	convenience store	cửa hàng tiện lợi 24 building hours
🏫	trường học	school	tòa nhà building
🏬	cửa hàng bách hóa	department store	cửa hàng building
🏭️	nhà máy	factory	tòa nhà building
🏯	lâu đài Nhật Bản	Japanese castle	kiểu nhật lâu đài lâu đài nhật bản building
🏰	lâu đài	castle	kiểu châu âu building european
💒	đám cưới	wedding	lãng mạn nhà thờ nhỏ chapel hitched nuptials romance
🗼	tháp Tokyo	Tokyo tower
🗽	Tượng Nữ thần Tự do	Statue of Liberty	bức tượng new ny nyc tượng nữ thần tự do tự do york
⛪️	nhà thờ	church	cây thánh giá cầu nguyện tôn giáo đạo cơ đốc bless chapel christian cross religion
🕌	nhà thờ hồi giáo	mosque	hồi giáo thuộc hồi giáo tôn giáo islam masjid muslim religion
🛕	đền hindu	hindu temple	hin đu hin-đu
🕍	giáo đường Do thái	synagogue	do thái giáo đường do thái người do thái tôn giáo đền jew jewish judaism religion temple
⛩️	đền thờ Nhật Bản	shinto shrine	thần đạo tôn giáo đền thờ đền thờ nhật bản religion
🕋	kaaba	kaaba	hồi giáo thuộc hồi giáo tôn giáo hajj islam muslim religion umrah
⛲️	đài phun nước	fountain	đài phun nước
⛺️	lều	tent	cắm trại camping
🌁	có sương	foggy	thời tiết fog
🌃	đêm có sao	night with stars	star
🏙️	khung cảnh thành phố	cityscape	thành phố city
🌄	bình minh trên núi	sunrise over mountains	buổi sáng bình minh mặt trời morning sun
🌅	bình minh	sunrise	buổi sáng mặt trời thiên nhiên morning nature sun
🌆	khung cảnh thành phố lúc chạng vạng	cityscape at dusk	buổi tối hoàng hôn mặt trời lặn phong cảnh thành phố building city evening landscape sun sunset
🌇	hoàng hôn	sunset	chạng vạng mặt trời building dusk sun
🌉	cây cầu về đêm	bridge at night
♨️	suối nước nóng	hot springs	hơi nước hotsprings steaming
🎠	ngựa đu quay	carousel horse	giải trí đu quay ngựa entertainment
🛝	cầu trượt	playground slide	chơi khu vui chơi amusement park play playing sliding theme
🎡	vòng đu quay	ferris wheel	bánh xe công viên giải trí đu quay amusement park theme
🎢	tàu lượn siêu tốc	roller coaster	con lăn công viên giải trí tàu lao dốc amusement park theme
💈	biển hiệu của thợ cắt tóc	barber pole	cắt tóc cột thợ cắt tóc cut fresh haircut shave
🎪	lều rạp xiếc	circus tent	rạp xiếc
🚂	đầu máy xe lửa	locomotive	hơi nước tàu hỏa đường sắt động cơ caboose engine railway steam train trains travel
🚃	toa tàu	railway car	tàu hỏa tàu điện xe hơi điện đường sắt electric train tram travel trolleybus
🚄	tàu cao tốc	high-speed train	tàu cao tốc nhật bản tàu hỏa tốc độ đường sắt railway shinkansen speed
🚅	tàu viên đạn	bullet train	tàu cao tốc nhật bản tàu hỏa tốc độ viên đạn đường sắt high-speed nose railway shinkansen speed travel
🚆	tàu hỏa	train	đường sắt arrived choo railway
🚇️	tàu điện ngầm	metro	di chuyển tàu điện subway travel
🚈	tàu điện nhẹ	light rail	xe cộ đường sắt arrived monorail railway
🚉	ga tàu	station	tàu hỏa đường sắt railway train
🚊	xe điện	tram	ô tô điện trolleybus
🚝	đường một ray	monorail	xe cộ vehicle
🚞	đường ray leo núi	mountain railway	toa xe đường sắt car trip
🚋	tàu điện	tram car	toa xe xe điện ô tô điện bus trolley trolleybus
🚌	xe buýt	bus	trường học xe cộ school vehicle
🚍️	xe buýt đang tới	oncoming bus	xe buýt đang tới cars
🚎	ô tô điện	trolleybus	xe buýt xe goòng xe điện bus tram trolley
🚐	xe buýt nhỏ	minibus	xe buýt xe cộ bus drive van vehicle
🚑️	xe cứu thương	ambulance	xe cấp cứu xe cộ emergency vehicle
🚒	xe cứu hỏa	fire engine	lửa xe tải động cơ truck
🚓	xe cảnh sát	police car	cảnh sát tuần tra xe hơi 5–0 cops patrol
🚔️	xe cảnh sát đang tới	oncoming police car	cảnh sát xe hơi đang tới
🚕	taxi	taxi	lái xe màu vàng xe xe cộ cab cabbie car drive vehicle yellow
🚖	taxi đang tới	oncoming taxi	xe cộ cab cabbie cars drove hail yellow
🚗	ô tô	automobile	xe cộ car driving vehicle
🚘️	ô tô đang tới	oncoming automobile	xe hơi ô tô đang tới car cars drove vehicle
🚙	xe thể thao đa dụng	sport utility vehicle	giải trí tiện ích thể thao xe cộ ô tô car drive recreational sportutility
🛻	xe bán tải	pickup truck	nhận hàng vận tải xe tải ô tô automobile car flatbed pick-up transportation
🚚	xe tải giao hàng	delivery truck	giao hàng xe tải car drive vehicle
🚛	đầu kéo rơ-moóc	articulated lorry	di chuyển lái xe nối xe bán tải xe cộ xe tải ô tô car drive move semi truck vehicle
🚜	máy kéo	tractor	xe cộ vehicle
🏎️	xe đua	racing car	đua xe zoom
🏍️	xe máy	motorcycle	đua xe racing
🛵	xe tay ga	motor scooter	mô tơ
🦽	xe lăn tay	manual wheelchair	hỗ trợ tiếp cận trợ năng accessibility
🦼	xe lăn tự động	motorized wheelchair	hỗ trợ tiếp cận trợ năng accessibility
🛺	xe lam	auto rickshaw	tuk tuk túc túc tuk
🚲️	xe đạp	bicycle	xe cộ bike class cycle cycling cyclist gang ride spin spinning
🛴	xe hẩy	kick scooter	đẩy
🛹	ván trượt	skateboard	board skate skater wheels
🛼	giày trượt patin	roller skate	con lăn giày trượt thể thao trượt patin blades skates sport
🚏	điểm dừng xe buýt	bus stop	dừng lại xe buýt busstop
🛣️	đường cao tốc	motorway	highway road
🛤️	đường ray	railway track	tàu hỏa train
🛢️	thùng dầu	oil drum
⛽️	bơm nhiên liệu	fuel pump	diesel gas khí nhiên liệu trạm bơm fuelpump gasoline station
🛞	bánh xe	wheel	hình tròn lốp xe xoay car circle tire turn vehicle
🚨	đèn xe cảnh sát	police car light	cảnh sát quay vòng xe hơi ánh sáng đèn hiệu alarm alert beacon emergency revolving siren
🚥	đèn giao thông ngang	horizontal traffic light	biển báo giao thông intersection signal stop stoplight
🚦	đèn giao thông dọc	vertical traffic light	biển báo giao thông drove intersection signal stop stoplight
🛑	ký hiệu dừng	stop sign	bát giác ký hiệu octagonal
🚧	công trường	construction	rào chắn barrier
⚓️	mỏ neo	anchor	dụng cụ tàu ship tool
🛟	phao cứu sinh	ring buoy	an toàn cấp cứu cứu hộ phao nổi phương tiện cứu hộ float life lifesaver preserver rescue safety save saver swim
⛵️	thuyền buồm	sailboat	biển du thuyền khu nghỉ dưỡng boat resort sailing sea yacht
🛶	xuồng	canoe	thuyền boat
🚤	xuồng cao tốc	speedboat	thuyền billionaire boat lake luxury millionaire summer travel
🛳️	tàu chở khách	passenger ship	hành khách tàu thủy
⛴️	phà	ferry	hành khách thuyền boat passenger
🛥️	thuyền máy	motor boat	motorboat
🚢	tàu thủy	ship	di chuyển hành khách thuyền boat passenger travel
✈️	máy bay	airplane	di chuyển phi cơ tàu bay aeroplane fly flying jet plane travel
🛩️	máy bay nhỏ	small airplane	máy bay tàu bay aeroplane plane
🛫	máy bay khởi hành	airplane departure	khởi hành làm thủ tục máy bay tàu bay điểm khởi hành aeroplane check-in departures plane
🛬	máy bay đến nơi	airplane arrival	hạ cánh máy bay điểm đến aeroplane arrivals arriving landing plane
🪂	dù	parachute	dù kéo lượn nhảy dù hang-glide parasail skydive
💺	cái ghế	seat	chỗ ngồi chair
🚁	máy bay trực thăng	helicopter	xe cộ copter roflcopter travel vehicle
🚟	đường sắt trên cao	suspension railway	treo đường sắt
🚠	cáp treo trên núi	mountain cableway	toa trần cable gondola lift ski
🚡	cáp treo	aerial tramway	toa trần trên không đường xe điện cable car gondola ropeway
🛰️	vệ tinh	satellite	vũ trụ space
🚀	tên lửa	rocket	di chuyển không gian phóng launch rockets space travel
🛸	đĩa bay	flying saucer	người ngoài hành tinh ufo aliens extra terrestrial
🛎️	chuông gọi phục vụ	bellhop bell	khách sạn hotel
🧳	hành lý	luggage	du lịch vali kéo đóng gói bag packing roller suitcase travel
⌛️	đồng hồ cát đã chảy hết	hourglass done	bộ định thời đồng hồ cát đồng hồ hẹn giờ sand time timer
⏳️	đồng hồ cát đang chảy	hourglass not done	bộ định thời đồng hồ cát flowing hours sand timer waiting yolo
⌚️	đồng hồ đeo tay	watch	thời gian đồng hồ clock time
⏰️	đồng hồ báo thức	alarm clock	báo thức muộn thời gian đồng hồ hours hrs late time waiting
⏱️	đồng hồ bấm giờ	stopwatch	thời gian đồng hồ clock time
⏲️	đồng hồ hẹn giờ	timer clock	đồng hồ
🕰️	đồng hồ để bàn	mantelpiece clock	thời gian đồng hồ time
🕛️	mười hai giờ	twelve o’clock	00 12 12:00 mười hai đồng hồ clock time
🕧️	mười hai giờ ba mươi phút	twelve-thirty	12 12:30 ba mươi mười hai mười hai giờ ba mươi đồng hồ 30 clock thirty time twelve
🕐️	một giờ	one o’clock	00 1 1:00 đồng hồ clock time
🕜️	một giờ ba mươi phút	one-thirty	1 1:30 ba mươi đồng hồ 30 clock one thirty time
🕑️	hai giờ	two o’clock	00 2 2:00 đồng hồ clock time
🕝️	hai giờ ba mươi phút	two-thirty	2 2:30 ba mươi đồng hồ 30 clock thirty time two
🕒️	ba giờ	three o’clock	00 3 3:00 đồng hồ clock time
🕞️	ba giờ ba mươi phút	three-thirty	3 3:30 ba mươi đồng hồ 30 clock thirty three time
🕓️	bốn giờ	four o’clock	00 4 4:00 đồng hồ clock time
🕟️	bốn giờ ba mươi phút	four-thirty	4 4:30 ba mươi đồng hồ 30 clock four thirty time
🕔️	năm giờ	five o’clock	00 5 5:00 đồng hồ clock time
🕠️	năm giờ ba mươi phút	five-thirty	5 5:30 ba mươi đồng hồ 30 clock five thirty time
🕕️	sáu giờ	six o’clock	00 6 6:00 đồng hồ clock time
🕡️	sáu giờ ba mươi phút	six-thirty	6 6:30 ba mươi đồng hồ 30 clock six thirty
🕖️	bảy giờ	seven o’clock	00 7 7:00 đồng hồ 0 clock
🕢️	bảy giờ ba mươi phút	seven-thirty	7 7:30 ba mươi đồng hồ 30 clock seven thirty
🕗️	tám giờ	eight o’clock	00 8 8:00 đồng hồ clock time
🕣️	tám giờ ba mươi phút	eight-thirty	8 8:30 ba mươi đồng hồ 30 clock eight thirty time
🕘️	chín giờ	nine o’clock	00 9 9:00 đồng hồ clock time
🕤️	chín giờ ba mươi phút	nine-thirty	9 9:30 ba mươi chín giờ ba mươi đồng hồ 30 clock nine thirty time
🕙️	mười giờ	ten o’clock	00 10 10:00 đồng hồ 0 clock
🕥️	mười giờ ba mươi phút	ten-thirty	10 10:30 ba mươi đồng hồ 30 clock ten thirty time
🕚️	mười một giờ	eleven o’clock	00 11 11:00 mười một đồng hồ clock time
🕦️	mười một giờ ba mươi phút	eleven-thirty	11 11:30 ba mươi mười một đồng hồ 30 clock eleven thirty time
🌑	trăng non	new moon	bóng tối mặt trăng dark space
🌒	trăng lưỡi liềm đầu tháng	waxing crescent moon	lưỡi liềm mặt trăng tròn dần dreams space
🌓	trăng thượng huyền	first quarter moon	mặt trăng phần tư space
🌔	trăng khuyết	waxing gibbous moon	mặt trăng tròn dần space
🌕️	trăng tròn	full moon	mặt trăng space
🌖	trăng khuyết cuối tháng	waning gibbous moon	cuối tháng mặt trăng trăng khuyết space
🌗	trăng hạ huyền	last quarter moon	mặt trăng phần tư space
🌘	trăng lưỡi liềm cuối tháng	waning crescent moon	cuối tháng không gian lưỡi liềm mặt trăng space
🌙	trăng lưỡi liềm	crescent moon	lưỡi liềm mặt trăng ramadan space
🌚	mặt trăng non	new moon face	mặt trăng space
🌛	trăng thượng huyền hình mặt người	first quarter moon face	phần tư space
🌜️	trăng hạ huyền hình mặt người	last quarter moon face	mặt trăng phần tư dreams
🌡️	nhiệt kế	thermometer	thời tiết weather
☀️	mặt trời	sun	nóng nắng sáng thời tiết tia bright rays space sunny weather
🌝	khuôn mặt trăng tròn	full moon face	mặt trăng sáng bright
🌞	mặt trời có hình mặt người	sun with face	bãi biển mặt trời sáng thời tiết beach bright day heat shine sunny sunshine weather
🪐	hành tinh có vành đai bao quanh	ringed planet	hành tinh sao thổ thần nông thổ tinh saturn saturnine
⭐️	ngôi sao	star	thiên văn astronomy medium stars white
🌟	ngôi sao lấp lánh	glowing star	chiếu sáng lấp lánh ngôi sao phát sáng glittery glow night shining sparkle win
🌠	sao băng	shooting star	ngôi sao phóng rơi falling night space
🌌	dải ngân hà	milky way	vũ trụ space
☁️	đám mây	cloud	thời tiết âm u weather
⛅️	mặt trời sau đám mây	sun behind cloud	mặt trời cloudy weather
⛈️	đám mây kèm chớp và mưa	cloud with lightning and rain	sấm đám mây với tia chớp và mưa thunder thunderstorm
🌤️	mặt trời sau đám mây nhỏ	sun behind small cloud	mặt trời weather
🌥️	mặt trời sau đám mây lớn	sun behind large cloud	mặt trời weather
🌦️	mặt trời sau đám mây mưa	sun behind rain cloud	mặt trời weather
🌧️	mây và mưa	cloud with rain	weather
🌨️	đám mây với tuyết	cloud with snow	lạnh cold weather
🌩️	đám mây với tia chớp	cloud with lightning	sét thời tiết weather
🌪️	lốc xoáy	tornado	cơn lốc mây thời tiết cloud weather whirlwind
🌫️	sương mù	fog	mây thời tiết cloud weather
🌬️	khuôn mặt gió	wind face	thổi đám mây blow cloud
🌀	hình lốc xoáy	cyclone	bão choáng váng dizzy hurricane twister typhoon weather
🌈	cầu vồng	rainbow	chuyển giới lưỡng tính mưa thời tiết tự nhiên đồng tính gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia nature pride queer rain trans transgender weather
🌂	ô đã đóng	closed umbrella	chiếc ô mưa quần áo clothing rain
☂️	cái ô	umbrella	che mưa mưa quần áo clothing rain
☔️	cái ô với những giọt nước mưa	umbrella with rain drops	chiếc ô quần áo rơi ô che mưa clothing drop weather
⛱️	cái ô trên mặt đất	umbrella on ground	chiếc ô mưa mặt trời nắng rain sun
⚡️	điện cao thế	high voltage	cú đánh nguy hiểm sét tự nhiên danger electric electricity lightning nature thunder thunderbolt zap
❄️	bông tuyết	snowflake	lạnh thời tiết cold snow weather
☃️	người tuyết	snowman	lạnh cold man snow
⛄️	người tuyết không có tuyết	snowman without snow	lạnh người tuyết cold man
☄️	sao chổi	comet	vũ trụ space
🔥	lửa	fire	dụng cụ ngọn lửa af burn flame hot lit litaf tool
💧	giọt nước	droplet	hài hước lạnh mồ hôi rơi cold comic drop nature sad sweat tear water weather
🌊	sóng nước	water wave	đại dương nature ocean surf surfer surfing`,
  activities: `🎃	đèn lồng bí ngô	jack-o-lantern	halloween lễ hội lồng đèn bí ngô đèn lồng celebration jack lantern pumpkin
🎄	cây thông noel	Christmas tree	giáng sinh lễ kỷ niệm celebration
🎆	pháo hoa	fireworks	giải trí lễ kỷ niệm boom celebration entertainment yolo
🎇	pháo bông	sparkler	chói sáng lễ kỷ niệm pháo hoa boom celebration fireworks sparkle
🧨	pháo	firecracker	nổ pháo hoa thuốc nổ dynamite explosive fire fireworks light pop popping spark
✨️	ánh lấp lánh	sparkles	kỳ diệu lấp lánh ngôi sao * magic sparkle star
🎈	bóng bay	balloon	lễ kỷ niệm sinh nhật birthday celebrate celebration
🎉	pháo giấy buổi tiệc	party popper	buổi tiệc lễ kỷ niệm pháo bông sinh nhật awesome birthday celebrate celebration excited hooray tada woohoo
🎊	bóng hoa giấy	confetti ball	bữa tiệc lễ kỷ niệm quả bóng celebrate celebration party woohoo
🎋	cây tanabata	tanabata tree	biểu ngữ kiểu nhật bản lễ kỷ niệm banner celebration japanese
🎍	trang trí cây thông	pine decoration	cây thông cây tre kiểu nhật bản lễ kỷ niệm bamboo celebration japanese plant
🎎	búp bê Nhật Bản	Japanese dolls	búp bê búp bê nhật bản kiểu nhật bản lễ hội lễ kỷ niệm celebration doll festival
🎏	cờ cá chép	carp streamer	cá chép cờ dải lễ kỷ niệm celebration
🎐	chuông gió	wind chime	kêu vang lễ kỷ niệm bell celebration
🎑	lễ ngắm trăng	moon viewing ceremony	kỷ niệm lễ kỷ niệm mặt trăng celebration
🧧	bao lì xì	red envelope	chúc may mắn hồng bao lì xì quà tặng tiền gift good hóngbāo lai luck money see
🎀	ruy băng	ribbon	lễ kỷ niệm celebration
🎁	gói quà	wrapped gift	hộp lễ kỷ niệm quà tặng birthday bow box celebration christmas present surprise
🎗️	ruy băng nhắc nhở	reminder ribbon	lễ kỷ niệm lời nhắc ruy băng celebration
🎟️	vé vào cửa	admission tickets	vào cửa ticket
🎫	vé	ticket	vào cửa admission stub
🎖️	huân chương quân đội	military medal	huy chương lễ kỷ niệm quân sự award celebration
🏆️	cúp	trophy	chiến thắng giải thưởng thể thao vô địch champion champs prize slay sport victory win winning
🏅	huy chương thể thao	sports medal	chiến thắng huy chương huy chương vàng vô địch award gold winner
🥇	huy chương vàng	1st place medal	huy chương nhất first gold
🥈	huy chương bạc	2nd place medal	hai huy chương second silver
🥉	huy chương đồng	3rd place medal	ba huy chương bronze third
⚽️	bóng đá	soccer ball	quả bóng thể thao thể thao vua túc cầu football futbol sport
⚾️	bóng chày	baseball	quả bóng thể thao ball sport
🥎	bóng mềm	softball	bao tay ném bóng dưới vai thể thao ball glove sports underarm
🏀	bóng rổ	basketball	quả bóng thể thao vòng ball hoop sport
🏐	bóng chuyền	volleyball	quả bóng trò chơi ball game
🏈	bóng bầu dục Mỹ	american football	bóng bầu dục bóng bầu dục mỹ người mỹ quả bóng ball bowl sport super
🏉	bóng bầu dục	rugby football	bóng đá quả bóng thể thao ball sport
🎾	quần vợt	tennis	cái vợt quả bóng ball racquet sport
🥏	đĩa bay trò chơi	flying disc	ném đĩa ultimate
🎳	bowling	bowling	quả bóng trò chơi ball game sport strike
🏏	trò chơi cricket	cricket game	gậy đánh bóng quả bóng trò chơi ball bat
🏑	khúc côn cầu trên cỏ	field hockey	cây gậy quả bóng sân trò chơi ball game stick
🏒	khúc côn cầu trên băng	ice hockey	gậy khúc côn cầu trận đấu game puck stick
🥍	bóng vợt	lacrosse	gôn gậy thể thao ball goal sports stick
🏓	bóng bàn	ping pong	gậy quả bóng trò chơi vợt đánh bóng ball bat game paddle pingpong table tennis
🏸	cầu lông	badminton	kỹ thuật ghi trái cầu lông trò chơi vợt birdie game racquet shuttlecock
🥊	găng tay quyền anh	boxing glove	găng tay quyền anh
🥋	đồng phục võ thuật	martial arts uniform	judo karate taekwondo thể thao võ thuật đồng phục
🥅	khung thành	goal net	gôn lưới
⛳️	cờ trong lỗ	flag in hole	gôn thể thao golf sport
⛸️	giày trượt băng	ice skate	skating
🎣	cần câu cá	fishing pole	cần câu giải trí thể thao entertainment fish sport
🤿	mặt nạ lặn	diving mask	bình dưỡng khí bình ôxy ống thở scuba snorkeling
🎽	áo chạy bộ	running shirt	chạy bộ khăn quàng vai vận động viên áo sơ mi athletics sash
🎿	ván trượt tuyết	skis	thể thao trượt tuyết ski snow sport
🛷	xe trượt tuyết	sled	đi xe trượt tuyết luge sledge sleigh snow toboggan
🥌	bi đá trên băng	curling stone	trò chơi game rock
🎯	trúng đích	bullseye	hồng tâm mục tiêu phi tiêu trò chơi bull dart direct entertainment game hit target
🪀	yo-yo	yo-yo	dao động đồ chơi fluctuate toy
🪁	diều	kite	bay bay lên bay lượn fly soar
🔫	súng nước	water pistol	dụng cụ súng gắn súng lục súng lục ổ quay vũ khí gun handgun revolver tool weapon
🎱	bi-a 8 bóng	pool 8 ball	bida quả bóng trò chơi tám 8ball billiard eight game
🔮	quả cầu pha lê	crystal ball	dụng cụ giả tưởng pha lê quả bóng truyện cổ tích vận may fairy fairytale fantasy fortune future magic tale tool
🪄	gậy thần	magic wand	ma thuật phù thủy thầy phù thủy magician witch wizard
🎮️	trò chơi điện tử	video game	giải trí tay điều khiển thiết bị điều khiển trò chơi controller entertainment
🕹️	cần điều khiển	joystick	trò chơi trò chơi điện tử game video videogame
🎰	máy giật xèng	slot machine	cờ bạc khe trò chơi casino gamble gambling game slots
🎲	trò xúc xắc	game die	con xúc xắc gieo xúc xắc trò chơi xúc xắc dice entertainment
🧩	ghép hình	puzzle piece	ghép vào nhau mảnh trò ghép hình đầu mối clue interlocking jigsaw
🧸	gấu bông	teddy bear	nhồi bông vải lông đồ chơi plaything plush stuffed toy
🪅	piñata	piñata	buổi tiệc kẹo kỷ niệm lễ hội lễ kỷ niệm người mexico pinata candy celebrate celebration cinco de festive mayo party pinada
🪩	quả cầu gương	mirror ball	buổi tiệc disco khiêu vũ long lanh sàn nhảy dance glitter party
🪆	búp bê matryoshka	nesting dolls	babooshka baboushka babushka búp bê búp bê lồng lồng nhau nước nga doll russia
♠️	bộ bích	spade suit	bài bộ bài bích trò chơi card game
♥️	bộ cơ	heart suit	bài bộ bài cơ trò chơi card emotion game hearts
♦️	bộ rô	diamond suit	bài bộ bài rô trò chơi card game
♣️	bộ nhép	club suit	bài bộ bài nhép trò chơi card clubs game
♟️	quân tốt	chess pawn	bịp cờ thí tốt dupe expendable
🃏	quân phăng teo	joker	lá bài trò chơi card game wildcard
🀄️	mạt chược rồng đỏ	mahjong red dragon	mạt chược trò chơi game
🎴	quân bài hình hoa	flower playing cards	kiểu nhật bản thiệp trò chơi card game japanese
🎭️	nghệ thuật biểu diễn	performing arts	biểu diễn mặt nạ nghệ thuật nhà hát actor actress art entertainment mask theater theatre thespian
🖼️	tranh trong khung	framed picture	bảo tàng nghệ thuật art frame museum painting
🎨	bảng màu	artist palette	bảo tàng nghệ thuật vẽ art artsy arty colorful creative entertainment museum painter painting
🧵	sợi chỉ	thread	kim may xâu ổng chỉ needle sewing spool string
🪡	kim may	sewing needle	chỉ khâu khâu may đo thêu embroidery sew stitches sutures tailoring thread
🧶	sợi	yarn	cuộn cuộn len đan đan bằng kim móc ball crochet knit
🪢	nút thắt	knot	buộc bện dây thừng rối xoắn cord rope tangled tie twine twist`,
  objects: `👓️	kính mắt	glasses	quần áo đeo kính clothing eye eyeglasses eyewear
🕶️	kính râm	sunglasses	bóng tối kính mắt mắt đeo kính dark eye eyewear glasses
🥽	kính bảo hộ	goggles	bơi bảo vệ mắt hàn dive eye protection scuba swimming welding
🥼	áo phòng thí nghiệm	lab coat	bác sĩ nhà khoa học thí nghiệm clothes doctor dr experiment jacket scientist white
🦺	áo bảo hộ	safety vest	an toàn cứu hộ khẩn cấp emergency
👔	cà vạt	necktie	quần áo trang trọng áo sơ mi clothing employed serious shirt tie
👕	áo phông	t-shirt	quần áo áo sơ mi áo thun blue casual clothes clothing collar dressed shirt shopping tshirt weekend
👖	quần bò	jeans	quần dài quần áo blue casual clothes clothing denim dressed pants shopping trousers weekend
🧣	khăn quàng	scarf	cổ lạnh ủ ấm bundle cold neck up
🧤	găng tay	gloves	hand
🧥	áo khoác	coat	lạnh áo choàng brr bundle cold jacket up
🧦	tất	socks	bít tất vớ stocking
👗	váy	dress	mua sắm quần áo clothes clothing dressed fancy shopping
👘	kimono	kimono	quần áo clothing comfortable
🥻	xari	sari	quần áo trang phục váy đầm clothing dress
🩱	áo tắm một mảnh	one-piece swimsuit	bộ áo tắm bathing suit
🩲	quần lót	briefs	bộ đồ bơi bộ đồ tắm một mảnh bathing one-piece suit swimsuit underwear
🩳	quần soóc	shorts	bộ đồ tắm quần bơi quần dài quần lót bathing pants suit swimsuit underwear
👙	áo tắm hai mảnh	bikini	bơi bể bơi quần áo bathing beach clothing pool suit swim
👚	quần áo nữ	woman’s clothes	quần áo blouse clothing collar dress dressed lady shirt shopping woman
👛	ví	purse	quần áo tiền xu đồng tiền clothes clothing coin dress fancy handbag shopping
👜	túi xách	handbag	mua sắm quần áo ví bag clothes clothing dress lady purse shopping
👝	túi cắp nách	clutch bag	quần áo túi nhỏ clothes clothing dress handbag pouch purse
🛍️	túi mua sắm	shopping bags	khách sạn mua sắm bag hotel
🎒	ba lô đi học	backpack	cặp trường túi backpacking bag bookbag education rucksack satchel school
🩴	dép xỏ ngón	thong sandal	dép lê dép đi biển zōri beach flip flop sandals shoe thongs
👞	giày nam	man’s shoe	quần áo đàn ông brown clothes clothing feet foot kick man shoes shopping
👟	giày chạy	running shoe	giày chạy bộ giày đế mềm quần áo thể thao athletic clothes clothing fast kick shoes shopping sneaker tennis
🥾	giày leo núi	hiking boot	cắm trại du lịch bụi giày ống đi bộ đường dài backpacking brown camping outdoors shoe
🥿	giày bệt	flat shoe	giày búp bê giày lười giày đi trong nhà ballet comfy flats slip-on slipper
👠	giày cao gót	high-heeled shoe	gót chân phụ nữ quần áo clothes clothing dress fashion heel heels shoes shopping stiletto woman
👡	xăng đan nữ	woman’s sandal	giày phụ nữ quần áo xăng đan clothing shoe woman
🩰	giày múa balê	ballet shoes	dance
👢	giày bốt nữ	woman’s boot	phụ nữ quần áo clothes clothing dress shoe shoes shopping woman
👑	vương miện	crown	gia đình hoàng gia nữ hoàng quần áo vua clothing family king medieval queen royal royalty win
👒	mũ phụ nữ	woman’s hat	cái mũ phụ nữ quần áo clothes clothing garden hats party woman
🎩	mũ chóp cao	top hat	cái mũ quần áo đầu clothes clothing fancy formal magic tophat
🎓️	mũ tốt nghiệp	graduation cap	cái mũ lễ kỷ niệm quần áo tốt nghiệp celebration clothing education hat scholar
🧢	mũ lưỡi trai	billed cap	mũ bóng chày baseball bent dad hat
🪖	mũ sắt quân đội	military helmet	chiến binh mũ bảo hiểm người lính quân sự quân đội army soldier war warrior
⛑️	mũ bảo hiểm của lính cứu hộ	rescue worker’s helmet	chữ thập cái mũ khuôn mặt nón bảo hộ aid cross face hat
📿	tràng hạt	prayer beads	lời cầu nguyện quần áo tôn giáo vòng cổ clothing necklace religion
💄	son môi	lipstick	mỹ phẩm trang điểm cosmetics date makeup
💍	nhẫn	ring	kim cương diamond engaged engagement married romance shiny sparkling wedding
💎	đá quý	gem stone	kim cương viên ngọc đồ nữ trang diamond engagement jewel money romance wedding
🔇	tắt loa	muted speaker	cái loa im lặng không ồn ào tắt tiếng mute quiet silent sound
🔈️	âm lượng loa thấp	speaker low volume	nhẹ nhỏ âm thanh soft sound
🔉	âm lượng loa trung bình	speaker medium volume	trung bình âm thanh sound
🔊	âm lượng loa cao	speaker high volume	lớn loud music sound
📢	loa phát thanh	loudspeaker	loa phóng thanh lớn địa chỉ công cộng address communication loud public sound
📣	loa phóng thanh	megaphone	cổ vũ cheering sound
📯	kèn bưu chính	postal horn	bưu chính bưu điện post
🔔	cái chuông	bell	giờ nghỉ nhà thờ break church sound
🔕	chuông với dấu gạch chéo	bell with slash	cấm im lặng tắt tiếng forbidden mute no not prohibited quiet silent sound
🎼	khuông nhạc	musical score	bản nhạc music note
🎵	nốt nhạc	musical note	music sound
🎶	các nốt nhạc	musical notes	nốt nhạc music note sound
🎙️	micrô phòng thu âm	studio microphone	nhạc phòng thu mic music
🎚️	thanh trượt mức	level slider	nhạc thanh trượt music
🎛️	núm điều khiển	control knobs	nhạc điều khiển music
🎤	micrô	microphone	hát karaoke nhạc âm thanh mic music sing sound
🎧️	tai nghe	headphone	âm thanh earbud sound
📻️	radio	radio	video entertainment tbt
🎷	kèn saxophone	saxophone	nhạc nhạc cụ instrument music sax
🎺	kèn trumpet	trumpet	nhạc nhạc cụ instrument music
🪗	phong cầm	accordion	buổi hòa nhạc hộp bóp nhạc cụ âm nhạc box concertina instrument music squeeze squeezebox
🎸	đàn ghi-ta	guitar	nhạc nhạc cụ instrument music strat
🎹	phím đàn	musical keyboard	bàn phím nhạc nhạc cụ đàn piano instrument music piano
🎻	đàn violin	violin	nhạc nhạc cụ instrument music
🪕	đàn banjo	banjo	có dây âm nhạc music stringed
🥁	trống	drum	dùi trống nhạc drumsticks music
🪘	trống dài	long drum	conga nhạc cụ nhịp đập beat instrument rhythm
📱	điện thoại di động	mobile phone	di động điện thoại cell communication telephone
📲	điện thoại di động có mũi tên	mobile phone with arrow	di động gọi mũi tên nhận điện thoại build call cell communication receive telephone
☎️	điện thoại bàn	telephone	điện thoại phone
📞	ống nghe điện thoại bàn	telephone receiver	điện thoại ống nghe communication phone voip
📟️	máy nhắn tin	pager	máy nhắn tin communication
📠	máy fax	fax machine	communication
🔋	pin	battery
🪫	pin yếu	low battery	năng lượng thấp điện tử drained electronic energy power
🔌	phích cắm điện	electric plug	electricity
💻️	máy tính xách tay	laptop	cá nhân máy tính pc computer office personal
🖥️	máy tính để bàn	desktop computer	màn hình máy tính monitor
🖨️	máy in	printer	máy tính computer
⌨️	bàn phím	keyboard	máy tính computer
🖱️	chuột máy tính	computer mouse	máy tính
🖲️	bi xoay	trackball	máy tính computer
💽	đĩa máy tính	computer disk	máy tính quang học đĩa mini minidisk optical
💾	đĩa mềm	floppy disk	máy tính computer
💿️	đĩa quang	optical disk	cd máy tính blu-ray computer dvd
📀	dvd	dvd	chuẩn đĩa quang máy tính quang đĩa blu-ray cd computer disk optical
🧮	bàn tính	abacus	tính toán calculation calculator
🎥	máy quay phim	movie camera	bollywood hollywood rạp chiếu phim cinema film record
🎞️	khung hình phim	film frames	rạp chiếu phim cinema movie
📽️	máy chiếu phim	film projector	máy chiếu rạp chiếu phim video cinema movie
🎬️	bảng clapper	clapper board	diễn phim action movie
📺️	tivi	television	tv video
📷️	máy ảnh	camera	video photo selfie snap tbt trip
📸	máy ảnh có đèn flash	camera with flash	máy ảnh video đèn flash
📹️	máy quay video	video camera	máy quay phim camcorder tbt
📼	băng video	videocassette	vhs old school tape vcr
🔍️	kính phóng đại nghiêng sang trái	magnifying glass tilted left	dụng cụ phóng đại tìm kiếm lab left-pointing science search tool
🔎	kính lúp nghiêng sang phải	magnifying glass tilted right	dụng cụ kính phóng đại nghiêng sang phải phóng đại tìm kiếm contact lab right-pointing science search tool
🕯️	nến	candle	ánh sáng light
💡	bóng đèn	light bulb	hài hước ánh sáng ý tưởng điện comic electric idea
🔦	đèn pin	flashlight	dụng cụ ánh sáng điện electric light tool torch
🏮	đèn lồng giấy màu đỏ	red paper lantern	quán bar đèn lồng bar light restaurant
🪔	đèn diya	diya lamp	dầu light oil
📔	sổ ghi chép có bìa trang trí	notebook with decorative cover	sách sổ ghi chép trang trí book decorated education school writing
📕	sách đóng	closed book	giáo dục education
📖	sách đang mở	open book	education fantasy knowledge library novels reading
📗	sách màu lục	green book	giáo dục thư viện xanh lục education fantasy library reading
📘	sách màu lam	blue book	xanh lam education fantasy library reading
📙	sách màu cam	orange book	màu cam education fantasy library reading
📚️	sách	books	học tập thư viện tri thức trường học đọc book education fantasy knowledge library novels reading school study
📓	sổ ghi chép	notebook	sổ ghi chép
📒	sổ cái	ledger	sổ ghi chép notebook
📃	trang bị quăn	page with curl	tài liệu document paper
📜	cuộn sách	scroll	cuộn giấy giấy paper
📄	trang hướng lên trên	page facing up	tài liệu document paper
📰	báo	newspaper	tin tức tạp chí communication news paper
🗞️	tờ báo được cuộn tròn	rolled-up newspaper	báo giấy tạp chí news paper rolled
📑	tab dấu trang	bookmark tabs	dấu trang đánh dấu mark marker
🔖	đánh dấu trang	bookmark	đánh dấu mark
🏷️	nhãn	label	tag
🪙	đồng tiền	coin	bạc euro giàu kho báu kim loại vàng đô la dollar gold metal money rich silver treasure
💰️	túi tiền	money bag	đô la bank bet billion cash cost dollar gold million moneybag paid paying pot rich win
💴	tiền giấy yên	yen banknote	hoá đơn tiền giấy tiền tệ bank bill currency money note
💵	tiền giấy đô la	dollar banknote	hoá đơn tiền giấy tiền tệ đô la bank bill currency money note
💶	tiền giấy euro	euro banknote	hoá đơn tiền giấy tiền tệ 100 bank bill currency money note rich
💷	tiền giấy bảng	pound banknote	hoá đơn tiền giấy tiền tệ bank bill billion cash currency money note pounds
💸	tiền có cánh	money with wings	bay tiền giấy đô la bank banknote bill billion cash dollar fly million note pay
💳️	thẻ tín dụng	credit card	ngân hàng thanh toán tiền tín dụng bank cash charge money pay
🧾	biên nhận	receipt	chứng từ ghi sổ sách giấy tờ chứng thực hóa đơn kế toán accounting bookkeeping evidence invoice proof
💹	biểu đồ đồng yên tăng	chart increasing with yen	biểu đồ tiền bank currency graph growth market money rise trend upward
✉️	phong bì	envelope	email thư e-mail letter
📧	email	e-mail	thư letter mail
📨	phong bì thư đến	incoming envelope	email nhận phong bì thư đến delivering e-mail letter mail receive sent
📩	phong bì với mũi tên	envelope with arrow	email mũi tên phong bì thư đi communication down e-mail letter mail outgoing send sent
📤️	khay thư đi	outbox tray	hộp hộp thư đi đã gửi box email letter mail sent
📥️	khay thư đến	inbox tray	hộp hộp thư đến nhận box email letter mail receive zero
📦️	gói	package	bưu kiện hộp box communication delivery parcel shipping
📫️	hộp thư được đóng với lá cờ đứng	closed mailbox with raised flag	hòm thư hộp thư communication mail postbox
📪️	hộp thư được đóng với lá cờ nằm ngang	closed mailbox with lowered flag	hòm thư hộp thư nằm ngang mail postbox
📬️	hộp thư được mở với lá cờ đứng	open mailbox with raised flag	hòm thư hộp thư mail postbox
📭️	hộp thư được mở với lá cờ nằm ngang	open mailbox with lowered flag	hòm thư hộp thư nằm ngang mail postbox
📮	hòm thư	postbox	hộp thư mail mailbox
🗳️	hòm phiếu với lá phiếu	ballot box with ballot	lá phiếu thùng phiếu
✏️	bút chì	pencil	văn phòng phẩm
✒️	ngòi bút đen	black nib	bút mực pen
🖋️	bút máy	fountain pen
🖊️	bút	pen	bút bi ballpoint
🖌️	cọ vẽ tranh	paintbrush	tranh vẽ painting
🖍️	bút sáp màu	crayon	bút sáp màu
📝	sổ ghi nhớ	memo	bút chì communication media notes pencil
💼	cặp tài liệu	briefcase	văn phòng office
📁	thư mục tệp	file folder	thư mục
📂	thư mục tệp mở	open file folder	thư mục
🗂️	dụng cụ chia chỉ mục thẻ	card index dividers	chỉ mục dụng cụ chia
📅	lịch	calendar	ngày date
📆	quyển lịch bloc	tear-off calendar
🗒️	sổ ghi chú gáy xoắn	spiral notepad	ghi chú gáy xoắn note pad
🗓️	lịch gáy xoắn	spiral calendar	gáy xoắn pad
📇	chỉ mục thẻ	card index	chỉ mục hộp danh thiếp old rolodex school
📈	biểu đồ tăng	chart increasing	biểu đồ tăng lên tăng trưởng xu hướng đồ thị data graph growth right trend up upward
📉	biểu đồ giảm	chart decreasing	biểu đồ xu hướng xuống đồ thị data down downward graph negative trend
📊	biểu đồ thanh	bar chart	biểu đồ đồ thị data graph
📋️	bảng ghi nhớ	clipboard	ghi chú việc cần làm do list notes
📌	đinh ghim	pushpin	cái ghim collage pin
📍	đinh ghim hình tròn	round pushpin	đinh ghim location map pin
📎	kẹp giấy	paperclip	kẹp giấy
🖇️	kẹp giấy được nối	linked paperclips	kẹp giấy link paperclip
📏	thước thẳng	straight ruler	cạnh thẳng thước kẻ toán angle edge math straightedge
📐	thước tam giác	triangular ruler	bộ tam giác thước kẻ angle math rule set slide triangle
✂️	kéo	scissors	cắt dụng cụ cut cutting paper tool
🗃️	hộp đựng hồ sơ	card file box	thẻ tệp
🗄️	tủ hồ sơ	file cabinet	tệp filing paper
🗑️	sọt rác	wastebasket	sọt rác can garbage trash waste
🔒️	khóa	locked	riêng tư đóng closed lock private
🔓️	mở khóa	unlocked	cracked lock open unlock
🔏	khóa với bút	locked with pen	mực ngòi bút riêng tư ink lock nib privacy
🔐	khóa với chìa	locked with key	bảo mật đóng bike closed lock secure
🔑	chìa khóa	key	mật khẩu keys lock major password unlock
🗝️	chìa khóa cũ	old key	chìa khóa đầu mối clue lock
🔨	búa	hammer	dụng cụ sửa chữa home improvement repairs tool
🪓	rìu	axe	bổ bổ đôi chém chặt gỗ rìu nhỏ ax chop hatchet split wood
⛏️	búa chim	pick	dụng cụ khai mỏ hammer mining tool
⚒️	búa và búa chim	hammer and pick	búa chim dụng cụ tool
🛠️	búa và cờ lê	hammer and wrench	chìa vặn cờ lê dụng cụ spanner tool
🗡️	dao găm	dagger	nguy hiểm vũ khí knife weapon
⚔️	kiếm bắt chéo	crossed swords	bắt chéo vũ khí weapon
💣️	bom	bomb	hài hước nguy hiểm nổ boom comic dangerous explosion hot
🪃	bumơrang	boomerang	australia bật lại dội lại thổ dân vũ khí rebound repercussion weapon
🏹	cung tên	bow and arrow	cung hoàng đạo cung thủ mũi tên nhân mã archer archery sagittarius tool weapon zodiac
🛡️	cái khiên	shield	vũ khí weapon
🪚	cưa mộc	carpentry saw	cắt dụng cụ gỗ xẻ thợ mộc carpenter cut lumber tool trim
🔧	cờ lê	wrench	chìa vặn dụng cụ home improvement spanner tool
🪛	tua vít	screwdriver	bắt vít dụng cụ đầu phẳng flathead handy screw tool
🔩	đai ốc và bu lông	nut and bolt	bu lông dụng cụ đai ốc home improvement tool
⚙️	bánh răng	gear	dụng cụ cog cogwheel tool
🗜️	cái kẹp	clamp	cặp dụng cụ nén compress tool vice
⚖️	cân thăng bằng	balance scale	cung hoàng đạo công lý thiên bình thăng bằng justice libra scales tool weight zodiac
🦯	gậy dò đường	white cane	hỗ trợ tiếp cận khiếm thị mù accessibility blind probing
🔗	mắt xích	link	mắt xích links
⛓️	dây xích	chains	chain
🪝	móc	hook	bẫy bắt cái móc điểm bán hàng đường cong catch crook curve ensnare point selling
🧰	hộp dụng cụ	toolbox	cơ khí dụng cụ hòm thợ máy box chest mechanic red tool
🧲	nam châm	magnet	chữ u móng ngựa sức hút từ tính âm dương attraction horseshoe magnetic negative positive shape u
🪜	thang	ladder	bậc thang leo trèo nấc climb rung step
⚗️	bình chưng cất	alembic	dụng cụ hóa học chemistry tool
🧪	ống nghiệm	test tube	hóa học khoa học nhà hóa học phòng thí nghiệm thí nghiệm chemist chemistry experiment lab science
🧫	đĩa petri	petri dish	nhà sinh vật học nuôi cấy phòng thí nghiệm sinh vật học vi khuẩn bacteria biologist biology culture lab
🧬	adn	dna	di truyền gien nhà sinh vật học sự sống tiến hóa biologist evolution gene genetics life
🔬	kính hiển vi	microscope	dụng cụ khoa học kính hiển vị thí nghiệm experiment lab science tool
🔭	kính viễn vọng	telescope	dụng cụ khoa học contact extraterrestrial science tool
📡	ăng-ten vệ tinh	satellite antenna	vệ tinh đĩa aliens contact dish science
💉	ống tiêm	syringe	bệnh kim thuốc vắc-xin doctor flu medicine needle shot sick tool vaccination
🩸	giọt máu	drop of blood	chu kỳ kinh nguyệt chấn thương hiến máu thuốc y tế bleed donation injury medicine menstruation
💊	viên thuốc	pill	bác sĩ bệnh vitamin doctor drugs medicated medicine pills sick
🩹	băng dính	adhesive bandage	băng dán y tế băng vết thương
🩼	nạng	crutch	gậy gậy chống hỗ trợ di chuyển khuyết tật đau aid cane disability help hurt injured mobility stick
🩺	ống nghe	stethoscope	bác sĩ tim y tế doctor heart medicine
🩻	x-quang	x-ray	bác sĩ bộ xương xương y tế bones doctor medical skeleton skull xray
🚪	cửa	door	cửa sau cửa trước back closet front
🛗	thang máy	elevator	khả năng tiếp cận kéo lên nhấc accessibility hoist lift
🪞	gương	mirror	gương phản xạ phản chiếu phản xạ phản ánh trang điểm makeup reflection reflector speculum
🪟	cửa sổ	window	khung không khí trong lành mở trong suốt xem air frame fresh opening transparent view
🛏️	giường	bed	khách sạn ngủ hotel sleep
🛋️	ghế dài và đèn	couch and lamp	khách sạn đi văng hotel
🪑	ghế	chair	chỗ ngồi ngồi seat sit
🚽	bồn cầu	toilet	bệ xí bathroom
🪠	dụng cụ thông tắc	plunger	hút lực cốc nhà vệ sinh thợ sửa ống nước cup force plumber poop suction toilet
🚿	vòi hoa sen	shower	nước water
🛁	bồn tắm	bathtub	bath
🪤	bẫy chuột	mouse trap	bẩy mồi pho mát bait cheese lure mousetrap snare
🪒	dao cạo	razor	cạo râu dao cạo râu sắc sharp shave
🧴	chai sữa dưỡng da	lotion bottle	dầu gội kem chống nắng kem dưỡng ẩm sữa dưỡng da moisturizer shampoo sunscreen
🧷	ghim băng	safety pin	chất thải tã diaper punk rock
🧹	cây chổi	broom	làm sạch phù thủy quét quét dọn cleaning sweeping witch
🧺	cái giỏ	basket	dã ngoại giặt ủi trồng trọt farming laundry picnic
🧻	cuộn giấy	roll of paper	giấy toilet giấy vệ sinh toilet towels
🪣	xô	bucket	thùng thùng to cask pail vat
🧼	xà phòng	soap	bánh tắm vệ sinh xà phòng bánh xát xà phòng bar bathing clean cleaning lather soapdish
🫧	bong bóng	bubbles	dưới nước sạch sẽ xà phòng ợ hơi bubble burp clean floating pearl soap underwater
🪥	bàn chải răng	toothbrush	bàn chải nha khoa phòng tắm sạch sẽ vệ sinh bathroom brush clean dental hygiene teeth toiletry
🧽	bọt biển	sponge	hút hấp thụ làm sạch vệ sinh xốp absorbing cleaning porous soak
🧯	bình chữa cháy	fire extinguisher	chữa cháy cứu hỏa dập dập tắt lửa extinguish quench
🛒	xe mua hàng	shopping cart	mua hàng xe đẩy trolley
🚬	thuốc lá	cigarette	hút thuốc smoking
⚰️	quan tài	coffin	cái chết dead death vampire
🪦	bia mộ	headstone	an nghỉ nghĩa trang nghĩa địa cemetery dead grave graveyard memorial rip tomb tombstone
⚱️	bình đựng tro cốt	funeral urn	bình đựng di cốt cái chết tang lễ ashes death
🧿	bùa may mắn nazar	nazar amulet	hạt mê hoặc mắt ác nhìn bead blue charm evil-eye talisman
🪬	hamsa	hamsa	bùa hộ mệnh fatima mary miriam sự bảo vệ tay amulet fortune guide hand palm protect protection
🗿	tượng moai	moai	bức tượng khuôn mặt tượng moyai face moyai statue stoneface travel
🪧	bảng hiệu	placard	biển hiệu cọc phản đối thông báo thẻ thể hiện card demonstration notice picket plaque protest sign
🪪	thẻ nhận dạng	identification card	bảo mật cccd chứng minh nhân dân cmnd căn cước công dân giấy phép credentials document id license security`,
  symbols: `🏧	ký hiệu ATM	ATM sign	ký hiệu atm máy rút tiền ngân hàng tự động automated bank cash money teller
🚮	ký hiệu bỏ rác vào thùng	litter in bin sign	thùng rác xả rác litterbin
🚰	nước uống	potable water	uống được drinking
♿️	biểu tượng xe lăn	wheelchair symbol	lối vào người khuyết tật xe lăn access handicap
🚹️	nhà vệ sinh nam	men’s room	nhà vệ sinh phòng vệ sinh wc bathroom lavatory man restroom toilet
🚺️	nhà vệ sinh nữ	women’s room	nhà vệ sinh phòng vệ sinh wc bathroom lavatory restroom toilet woman
🚻	nhà vệ sinh	restroom	phòng vệ sinh wc bathroom lavatory toilet
🚼️	biểu tượng trẻ em	baby symbol	thay đồ trẻ em changing
🚾	WC	water closet	nhà vệ sinh nước phòng vệ sinh bathroom lavatory restroom toilet
🛂	kiểm soát hộ chiếu	passport control	hộ chiếu kiểm soát
🛃	hải quan	customs	hải quan packing
🛄	nơi nhận hành lý	baggage claim	hành lý arrived bags case checked journey packing plane ready travel trip
🛅	hành lý bỏ quên	left luggage	hành lý tủ khóa baggage case locker
⚠️	cảnh báo	warning	thận trọng caution
🚸	qua đường cho trẻ em	children crossing	cho người đi bộ giao thông trẻ em đi qua child pedestrian traffic
⛔️	cấm vào	no entry	giao thông không cho phép lối vào do fail forbidden not pass prohibited traffic
🚫	bị cấm	prohibited	không không có lối vào entry forbidden no not smoke
🚳	cấm xe đạp	no bicycles	bị cấm bị nghiêm cấm không xe đạp bicycle bike forbidden not prohibited
🚭️	cấm hút thuốc	no smoking	bị cấm bị nghiêm cấm hút thuốc không forbidden not prohibited smoke
🚯	cấm xả rác	no littering	bị cấm bị nghiêm cấm không xả rác forbidden litter not prohibited
🚱	nước không uống được	non-potable water	không dùng để uống không uống được dry non-drinking prohibited
🚷	cấm người đi bộ	no pedestrians	không không cho phép không có người đi bộ forbidden not pedestrian prohibited
📵	cấm điện thoại di động	no mobile phones	di động không điện thoại điện thoại di động cell forbidden not phone prohibited telephone
🔞	cấm người dưới 18 tuổi	no one under eighteen	giới hạn độ tuổi mười tám vị thành niên age forbidden not prohibited restriction underage
☢️	phóng xạ	radioactive	ký hiệu sign
☣️	nguy hiểm sinh học	biohazard	ký hiệu sign
⬆️	mũi tên lên	up arrow	bắc chính hướng mũi tên cardinal direction north
↗️	mũi tên lên bên phải	up-right arrow	hướng mũi tên nhiều hướng đông bắc direction intercardinal northeast
➡️	mũi tên phải	right arrow	chính hướng mũi tên đông cardinal direction east
↘️	mũi tên xuống bên phải	down-right arrow	hướng mũi tên nhiều hướng đông nam direction intercardinal southeast
⬇️	mũi tên xuống	down arrow	chính hướng mũi tên nam cardinal direction south
↙️	mũi tên xuống bên trái	down-left arrow	hướng mũi tên nhiều hướng tây nam direction intercardinal southwest
⬅️	mũi tên trái	left arrow	chiều hướng chính hướng tây mũi tên tây cardinal direction west
↖️	mũi tên lên bên trái	up-left arrow	hướng mũi tên nhiều hướng tây bắc direction intercardinal northwest
↕️	mũi tên lên xuống	up-down arrow	mũi tên mũi tên hai chiều mũi tên hai hướng
↔️	mũi tên trái phải	left-right arrow	mũi tên mũi tên hai chiều mũi tên hai hướng
↩️	mũi tên phải cong sang trái	right arrow curving left	mũi tên
↪️	mũi tên trái cong sang phải	left arrow curving right	mũi tên
⤴️	mũi tên phải cong lên	right arrow curving up	mũi tên
⤵️	mũi tên phải cong xuống	right arrow curving down	mũi tên
🔃	mũi tên thẳng đứng theo chiều kim đồng hồ	clockwise vertical arrows	chiều kim đồng hồ mũi tên tải lại arrow refresh reload
🔄	nút mũi tên ngược chiều kim đồng hồ	counterclockwise arrows button	làm mới mũi tên ngược chiều kim đồng tua lại again anticlockwise arrow deja refresh rewindershins vu
🔙	mũi tên BACK	BACK arrow	mũi tên mũi tên back
🔚	mũi tên END	END arrow	mũi tên mũi tên end
🔛	mũi tên ON!	ON! arrow	dấu mũi tên mũi tên on! on mark
🔜	mũi tên SOON	SOON arrow	mũi tên mũi tên soon brb omw
🔝	mũi tên TOP	TOP arrow	lên mũi tên mũi tên top homie up
🛐	nơi thờ phụng	place of worship	tôn giáo tôn sùng pray religion
⚛️	biểu tượng nguyên tử	atom symbol	nguyên tử người vô thần atheist
🕉️	om	om	hindu tôn giáo religion
✡️	ngôi sao sáu cánh	star of David	do thái ngôi sao người do thái tôn giáo jew jewish judaism religion
☸️	pháp luân	wheel of dharma	bánh xe phật giáo tôn giáo đạo phật buddhist religion
☯️	âm dương	yin yang	người theo đạo tôn giáo đạo difficult lives religion tao taoist total yinyang
✝️	thánh giá la-tinh	latin cross	chữ thập cơ đốc tôn giáo christ christian religion
☦️	thập giá chính thống giáo	orthodox cross	cơ đốc thập giá tôn giáo christian religion
☪️	sao và trăng lưỡi liềm	star and crescent	hồi giáo người theo đạo hồi tôn giáo islam muslim ramadan religion
☮️	biểu tượng hòa bình	peace symbol	hòa bình healing peaceful
🕎	cây đèn menorah	menorah	cây đèn nến giá đỡ nến tôn giáo candelabrum candlestick hanukkah jewish judaism religion
🔯	ngôi sao sáu cánh có dấu chấm	dotted six-pointed star	may mắn ngôi sao fortune jewish judaism
♈️	Bạch Dương	Aries	bạch dương chòm sao chòm sao bạch dương cung hoàng đạo cừu đực lá số tử vi horoscope ram zodiac
♉️	Kim Ngưu	Taurus	bò đực chòm sao cung hoàng đạo kim ngưu lá số tử vi bull horoscope ox zodiac
♊️	Song Tử	Gemini	cung hoàng đạo lá số tử vi song sinh song tử horoscope twins zodiac
♋️	Cự Giải	Cancer	con cua cung hoàng đạo cự giải lá số tử vi crab horoscope zodiac
♌️	Sư Tử	Leo	cung hoàng đạo lá số tử vi sư tử horoscope lion zodiac
♍️	Xử Nữ	Virgo	cung hoàng đạo lá số tử vi xử nữ horoscope zodiac
♎️	Thiên Bình	Libra	cung hoàng đạo cân cân đối công bằng lá số tử vi thiên bình balance horoscope justice scales zodiac
♏️	Bọ Cạp	Scorpio	bọ cạp cung bọ cạp cung hoàng đạo lá số tử vi thiên yết horoscope scorpion scorpius zodiac
♐️	Nhân Mã	Sagittarius	cung hoàng đạo lá số tử vi người bắn cung nhân mã archer horoscope zodiac
♑️	Ma Kết	Capricorn	con dê cung hoàng đạo lá số tử vi ma kết goat horoscope zodiac
♒️	Bảo Bình	Aquarius	bảo bình cung hoàng đạo lá số tử vi người mang nước bearer horoscope water zodiac
♓️	Song Ngư	Pisces	con cá cung hoàng đạo lá số tử vi song ngư fish horoscope zodiac
⛎️	Xà Phu	Ophiuchus	con rắn cung hoàng đạo người mang rắn xà phu bearer serpent snake zodiac
🔀	nút xáo trộn bài	shuffle tracks button	bắt chéo mũi tên arrow crossed
🔁	nút lặp lại	repeat button	chiều kim đồng hồ lặp lại mũi tên arrow clockwise
🔂	nút lặp lại một lần	repeat single button	chiều kim đồng hồ mũi tên một lần arrow clockwise once
▶️	nút phát	play button	bên phải mũi tên tam giác arrow right triangle
⏩️	nút tua đi nhanh	fast-forward button	kép mũi tên mũi tên kép phía trước tua đi arrow double fast forward
⏭️	nút bài tiếp theo	next track button	bài tiếp theo cảnh tiếp theo mũi tên tam giác arrow scene triangle
⏯️	nút phát hoặc tạm dừng	play or pause button	bên phải mũi tên tam giác tạm dừng arrow right triangle
◀️	nút tua lại	reverse button	mũi tên tam giác trái tua lại arrow left triangle
⏪️	nút tua lại nhanh	fast reverse button	kép mũi tên mũi tên kép tua lại arrow double rewind
⏮️	nút bài trước	last track button	bài trước cảnh trước mũi tên nút bài cuối cùng tam giác arrow previous scene triangle
🔼	nút đi lên	upwards button	mũi tên đỏ arrow red up
⏫️	nút lên nhanh	fast up button	kép mũi tên mũi tên kép arrow double
🔽	nút đi xuống	downwards button	mũi tên đỏ arrow down red
⏬️	nút xuống nhanh	fast down button	kép mũi tên mũi tên kép arrow double
⏸️	nút tạm dừng	pause button	dọc kép thanh tạm dừng bar double vertical
⏹️	nút dừng	stop button	hình vuông square
⏺️	nút ghi	record button	ghi lại hình tròn circle
⏏️	nút tháo	eject button
🎦	rạp chiếu phim	cinema	bộ phim máy quay máy ảnh phim ảnh camera film movie
🔅	nút mờ	dim button	thấp độ sáng brightness low
🔆	nút sáng	bright button	độ sáng brightness light
📶	vạch ăng-ten	antenna bars	di động điện thoại bar cell communication mobile phone signal telephone
📳	chế độ rung	vibration mode	chế độ di động điện thoại điện thoại di động cell communication mobile phone telephone
📴	tắt điện thoại di động	mobile phone off	di động điện thoại cell telephone
♀️	ký hiệu nữ	female sign	phụ nữ woman
♂️	ký hiệu nam	male sign	đàn ông man
⚧️	biểu tượng chuyển giới	transgender symbol	người chuyển giới
✖️	dấu nhân	multiply	hủy x × cancel multiplication sign
➕️	cộng	plus	+ dấu toán
➖️	trừ	minus	- dấu toán − heavy math sign
➗️	dấu chia	divide	toán ÷ division heavy math sign
🟰	dấu bằng đậm	heavy equals sign	toán answer equal equality math
♾️	vô cực	infinity	mãi mãi toàn cầu vô tận forever unbounded universal
‼️	hai dấu chấm than	double exclamation mark	chấm câu chấm than ! !! bangbang punctuation
⁉️	dấu chấm than và dấu chấm hỏi	exclamation question mark	chấm câu chấm hỏi chấm than ! !? ? interrobang punctuation
❓️	dấu chấm hỏi	red question mark	chấm câu ? punctuation
❔️	dấu chấm hỏi màu trắng	white question mark	chấm câu dấu hỏi mờ ? outlined punctuation
❕️	dấu chấm than màu trắng	white exclamation mark	chấm than cảm thán mờ ! outlined punctuation
❗️	dấu chấm than đỏ	red exclamation mark	! chấm than cảm thán dấu chấm than punctuation
〰️	dấu gạch ngang lượn sóng	wavy dash	dấu gạch ngang lượn sóng punctuation
💱	đổi tiền	currency exchange	ngân hàng tiền tệ bank money
💲	ký hiệu đô la đậm	heavy dollar sign	tiền tiền tệ đô la billion cash charge currency million money pay
⚕️	biểu tượng y tế	medical symbol	cán bộ rắn thần y học aesculapius medicine staff
♻️	biểu tượng tái chế	recycling symbol	tái chế recycle
⚜️	hoa diên vĩ	fleur-de-lis	hiệp sĩ hoa bách hợp knights
🔱	biểu tượng đinh ba	trident emblem	biểu tượng công cụ neo tàu đinh ba anchor poseidon ship tool
📛	thẻ tên	name badge
🔰	ký hiệu của Nhật cho người mới bắt đầu	Japanese symbol for beginner	hình v ký hiệu của nhật cho người mới bắt đầu lá người mới bắt đầu chevron green leaf tool yellow
⭕️	vòng tròn lớn đậm	hollow red circle	o vòng tròn heavy large
✅️	dấu chọn đậm màu trắng	check mark button	dấu tích nút ✓ checked checkmark complete completed done fixed tick
☑️	hộp kiểm có dấu chọn	check box with check	dấu tích hoàn thành ✓ ballot checked done off tick
✔️	dấu chọn	check mark	dấu kiểm dấu tích ✓ checked checkmark done heavy tick
❌️	dấu gạch chéo	cross mark	hủy nhân x cancel multiplication multiply ×
❎️	nút dấu gạch chéo	cross mark button	dấu nhân hình vuông multiplication multiply square x ×
➰️	vòng lặp	curly loop	cong curl
➿️	vòng lặp đôi	double curly loop	cong kép vòng lặp vòng lặp kép curl
〽️	ký hiệu thay đổi luân phiên	part alternation mark	ký hiệu thay đổi luân phiên
✳️	dấu hoa thị tám cánh	eight-spoked asterisk	dấu hoa thị *
✴️	ngôi sao tám cánh	eight-pointed star	ngôi sao *
❇️	lấp lánh	sparkle	lấp lánh *
©️	bản quyền	copyright	bản quyền c
®️	đã đăng ký	registered	đã đăng ký r
™️	nhãn hiệu	trade mark	dấu tm trademark
#️⃣	mũ phím: #	keycap: #	mũ phím
*️⃣	mũ phím: *	keycap: *	mũ phím
0️⃣	mũ phím: 0	keycap: 0	không mũ phím zero
1️⃣	mũ phím: 1	keycap: 1	mũ phím một one
2️⃣	mũ phím: 2	keycap: 2	hai mũ phím two
3️⃣	mũ phím: 3	keycap: 3	ba mũ phím three
4️⃣	mũ phím: 4	keycap: 4	bốn mũ phím four
5️⃣	mũ phím: 5	keycap: 5	mũ phím năm five
6️⃣	mũ phím: 6	keycap: 6	mũ phím sáu six
7️⃣	mũ phím: 7	keycap: 7	bảy mũ phím seven
8️⃣	mũ phím: 8	keycap: 8	mũ phím tám eight
9️⃣	mũ phím: 9	keycap: 9	chín mũ phím nine
🔟	mũ phím: 10	keycap: 10	mũ phím
🔠	nhập chữ hoa la tinh	input latin uppercase	abcd chữ hoa la tinh letters
🔡	nhập chữ thường la tinh	input latin lowercase	abcd chữ thường la tinh letters
🔢	nhập số	input numbers	1234
🔣	nhập biểu tượng	input symbols	〒♪&% % & ♪ 〒
🔤	nhập chữ cái la tinh	input latin letters	abc bảng chữ cái chữ cái la tinh alphabet
🅰️	nút A (nhóm máu)	A button (blood type)	nhóm máu nhóm máu a nút a (nhóm máu)
🆎	nút AB (nhóm máu)	AB button (blood type)	nhóm máu nhóm máu ab nút ab (nhóm máu)
🅱️	nút B (nhóm máu)	B button (blood type)	nhóm máu nhóm máu b nút b (nhóm máu)
🆑	nút CL	CL button	nút cl
🆒	nút COOL	COOL button	mát nút cool
🆓	nút FREE	FREE button	nút free
ℹ️	thông tin	information	i
🆔	nút ID	ID button	danh tính nút id identity
Ⓜ️	chữ M trong vòng tròn	circled M	chữ m trong vòng tròn vòng tròn circle
🆕	nút NEW	NEW button	mới nút new
🆖	nút NG	NG button	nút ng
🅾️	nút O (nhóm máu)	O button (blood type)	nhóm máu nhóm máu o nút o nút o (nhóm máu)
🆗	nút OK	OK button	nút ok okay
🅿️	nút P	P button	nút p đỗ xe parking
🆘	nút SOS	SOS button	nút sos trợ giúp help
🆙	nút UP!	UP! button	dấu nút up! up mark
🆚	nút VS	VS button	nút vs đấu với versus
🈁	nút Tiếng Nhật “tại đây”	Japanese “here” button	katakana nút tiếng nhật “tại đây” tiếng nhật “tại đây”
🈂️	nút Tiếng Nhật “phí dịch vụ”	Japanese “service charge” button	katakana nút tiếng nhật “phí dịch vụ” tiếng nhật “phí dịch vụ”
🈷️	nút Tiếng Nhật “số tiền hàng tháng”	Japanese “monthly amount” button	chữ tượng hình nút tiếng nhật “số tiền hàng tháng” tiếng nhật “số tiền hàng tháng” ideograph
🈶	nút Tiếng Nhật “không miễn phí”	Japanese “not free of charge” button	chữ tượng hình nút tiếng nhật “không miễn phí” tiếng nhật “không miễn phí” ideograph
🈯️	nút Tiếng Nhật “đặt trước”	Japanese “reserved” button	chữ tượng hình nút tiếng nhật “đặt trước” tiếng nhật “đặt trước” ideograph
🉐	nút Tiếng Nhật “mặc cả”	Japanese “bargain” button	chữ tượng hình nút tiếng nhật “mặc cả” tiếng nhật “mặc cả” ideograph
🈹	nút Tiếng Nhật “giảm giá”	Japanese “discount” button	chữ tượng hình nút tiếng nhật “giảm giá” tiếng nhật “giảm giá” ideograph
🈚️	nút Tiếng Nhật “miễn phí”	Japanese “free of charge” button	chữ tượng hình nút tiếng nhật “miễn phí” tiếng nhật “miễn phí” ideograph
🈲	nút Tiếng Nhật “bị cấm”	Japanese “prohibited” button	chữ tượng hình nút tiếng nhật “bị cấm” tiếng nhật “bị cấm” ideograph
🉑	nút Tiếng Nhật “có thể chấp nhận”	Japanese “acceptable” button	chữ tượng hình nút tiếng nhật “có thể chấp nhận” tiếng nhật “có thể chấp nhận” ideograph
🈸	nút Tiếng Nhật “đơn xin”	Japanese “application” button	chữ tượng hình nút tiếng nhật “đơn xin” tiếng nhật “đơn xin” ideograph
🈴	nút Tiếng Nhật “vượt cấp”	Japanese “passing grade” button	chữ tượng hình nút tiếng nhật “vượt cấp” tiếng nhật “vượt cấp” ideograph
🈳	nút Tiếng Nhật “còn trống”	Japanese “vacancy” button	chữ tượng hình nút tiếng nhật “còn trống” tiếng nhật “còn trống” ideograph
㊗️	nút Tiếng Nhật “chúc mừng”	Japanese “congratulations” button	"chúc mừng" bằng tiếng nhật chữ tượng hình nút tiếng nhật “chúc mừng” tiếng nhật “chúc mừng” ideograph
㊙️	nút Tiếng Nhật “bí mật”	Japanese “secret” button	chữ tượng hình nút "bí mật" tiếng nhật nút tiếng nhật “bí mật” tiếng nhật “bí mật” ideograph
🈺	nút Tiếng Nhật “mở cửa kinh doanh”	Japanese “open for business” button	chữ tượng hình nút tiếng nhật “mở cửa kinh doanh” tiếng nhật “mở cửa kinh doanh” ideograph
🈵	nút "hết phòng" bằng tiếng Nhật	Japanese “no vacancy” button	chữ tượng hình nút "hết phòng" bằng tiếng nhật nút tiếng nhật “hết phòng” tiếng nhật “hết phòng” ideograph
🔴	hình tròn màu đỏ	red circle	hình học hình tròn geometric
🟠	hình tròn màu cam	orange circle	da cam hình tròn màu cam vòng tròn
🟡	hình tròn màu vàng	yellow circle	hình tròn màu vàng vòng tròn
🟢	hình tròn màu xanh lá cây	green circle	hình tròn màu xanh lá cây vòng tròn xanh lá xanh lục
🔵	hình tròn màu lam	blue circle	hình học hình tròn màu lam geometric
🟣	hình tròn màu tím	purple circle	hình tròn màu tím tía vòng tròn
🟤	hình tròn màu nâu	brown circle	hình tròn màu nâu vòng tròn
⚫️	hình tròn màu đen	black circle	hình học hình tròn geometric
⚪️	hình tròn màu trắng	white circle	hình học hình tròn geometric
🟥	hình vuông màu đỏ	red square	hình vuông màu đỏ ô vuông card penalty
🟧	hình vuông màu cam	orange square	da cam hình vuông màu cam ô vuông
🟨	hình vuông màu vàng	yellow square	hình vuông màu vàng ô vuông card penalty
🟩	hình vuông màu xanh lá cây	green square	hình vuông màu xanh lá cây xanh lá xanh lục ô vuông
🟦	hình vuông màu xanh da trời	blue square	hình vuông màu lam màu xanh da trời ô vuông
🟪	hình vuông màu tím	purple square	hình vuông màu tía màu tím ô vuông
🟫	hình vuông màu nâu	brown square	hình vuông màu nâu ô vuông
⬛️	hình vuông lớn màu đen	black large square	hình học hình vuông geometric
⬜️	hình vuông lớn màu trắng	white large square	hình học hình vuông geometric
◼️	hình vuông trung bình màu đen	black medium square	hình học hình vuông geometric
◻️	hình vuông trung bình màu trắng	white medium square	hình học hình vuông geometric
◾️	hình vuông nhỏ vừa màu đen	black medium-small square	hình học hình vuông geometric
◽️	hình vuông nhỏ vừa màu trắng	white medium-small square	hình học hình vuông geometric
▪️	hình vuông nhỏ màu đen	black small square	hình học hình màu đen hình vuông hình vuông màu đen geometric
▫️	hình vuông nhỏ màu trắng	white small square	hình học hình màu trắng hình vuông hình vuông màu trắng geometric
🔶	hình thoi lớn màu cam	large orange diamond	hình học hình thoi màu cam geometric
🔷	hình thoi lớn màu lam	large blue diamond	hình học hình thoi màu lam geometric
🔸	hình thoi nhỏ màu cam	small orange diamond	hình học hình thoi màu cam geometric
🔹	hình thoi nhỏ màu lam	small blue diamond	hình học hình thoi màu lam geometric
🔺	tam giác màu đỏ trỏ lên trên	red triangle pointed up	hình học màu đỏ geometric
🔻	tam giác màu đỏ trỏ xuống dưới	red triangle pointed down	hình học geometric
💠	hình thoi có dấu chấm	diamond with a dot	bên trong hài hước hình học hình thoi hình thoi có chấm comic geometric
🔘	nút radio	radio button	hình học geometric
🔳	nút hình vuông màu trắng	white square button	hình học hình vuông mờ geometric outlined
🔲	nút hình vuông màu đen	black square button	hình học hình vuông geometric`,
  flags: `🏁	cờ ô vuông	chequered flag	ca rô chiến thắng cuộc đua thể thao checkered finish flags game race racing sport win
🚩	cờ tam giác	triangular flag	xây dựng đánh dấu construction golf post
🎌	cờ bắt chéo	crossed flags	bắt chéo gạch chéo kiểu nhật bản lễ kỷ niệm celebration cross japanese
🏴	cờ đen	black flag	vẫy waving
🏳️	cờ trắng	white flag	vẫy waving
🏳️‍🌈	cờ cầu vồng	rainbow flag	chuyển giới cầu vồng song tính đồng tính bisexual gay genderqueer glbt glbtq lesbian lgbt lgbtq lgbtqia pride queer trans transgender
🏳️‍⚧️	cờ màu xanh, hồng và trắng	transgender flag	cờ màu xanh hồng và trắng người chuyển giới blue light pink white
🏴‍☠️	cờ cướp biển	pirate flag	cướp biển cướp bóc hải tặc jolly roger kho báu jolly plunder roger treasure
🇦🇨	cờ: Đảo Ascension	flag: Ascension Island	AC
🇦🇩	cờ: Andorra	flag: Andorra	AD
🇦🇪	cờ: Các Tiểu Vương quốc Ả Rập Thống nhất	flag: United Arab Emirates	AE
🇦🇫	cờ: Afghanistan	flag: Afghanistan	AF
🇦🇬	cờ: Antigua và Barbuda	flag: Antigua & Barbuda	AG
🇦🇮	cờ: Anguilla	flag: Anguilla	AI
🇦🇱	cờ: Albania	flag: Albania	AL
🇦🇲	cờ: Armenia	flag: Armenia	AM
🇦🇴	cờ: Angola	flag: Angola	AO
🇦🇶	cờ: Nam Cực	flag: Antarctica	AQ
🇦🇷	cờ: Argentina	flag: Argentina	AR
🇦🇸	cờ: Samoa thuộc Mỹ	flag: American Samoa	AS
🇦🇹	cờ: Áo	flag: Austria	AT
🇦🇺	cờ: Úc	flag: Australia	AU
🇦🇼	cờ: Aruba	flag: Aruba	AW
🇦🇽	cờ: Quần đảo Åland	flag: Åland Islands	AX
🇦🇿	cờ: Azerbaijan	flag: Azerbaijan	AZ
🇧🇦	cờ: Bosnia và Herzegovina	flag: Bosnia & Herzegovina	BA
🇧🇧	cờ: Barbados	flag: Barbados	BB
🇧🇩	cờ: Bangladesh	flag: Bangladesh	BD
🇧🇪	cờ: Bỉ	flag: Belgium	BE
🇧🇫	cờ: Burkina Faso	flag: Burkina Faso	BF
🇧🇬	cờ: Bulgaria	flag: Bulgaria	BG
🇧🇭	cờ: Bahrain	flag: Bahrain	BH
🇧🇮	cờ: Burundi	flag: Burundi	BI
🇧🇯	cờ: Benin	flag: Benin	BJ
🇧🇱	cờ: St. Barthélemy	flag: St. Barthélemy	BL
🇧🇲	cờ: Bermuda	flag: Bermuda	BM
🇧🇳	cờ: Brunei	flag: Brunei	BN
🇧🇴	cờ: Bolivia	flag: Bolivia	BO
🇧🇶	cờ: Ca-ri-bê Hà Lan	flag: Caribbean Netherlands	BQ
🇧🇷	cờ: Brazil	flag: Brazil	BR
🇧🇸	cờ: Bahamas	flag: Bahamas	BS
🇧🇹	cờ: Bhutan	flag: Bhutan	BT
🇧🇻	cờ: Đảo Bouvet	flag: Bouvet Island	BV
🇧🇼	cờ: Botswana	flag: Botswana	BW
🇧🇾	cờ: Belarus	flag: Belarus	BY
🇧🇿	cờ: Belize	flag: Belize	BZ
🇨🇦	cờ: Canada	flag: Canada	CA
🇨🇨	cờ: Quần đảo Cocos (Keeling)	flag: Cocos (Keeling) Islands	CC
🇨🇩	cờ: Congo - Kinshasa	flag: Congo - Kinshasa	CD
🇨🇫	cờ: Cộng hòa Trung Phi	flag: Central African Republic	CF
🇨🇬	cờ: Congo - Brazzaville	flag: Congo - Brazzaville	CG
🇨🇭	cờ: Thụy Sĩ	flag: Switzerland	CH
🇨🇮	cờ: Côte d’Ivoire	flag: Côte d’Ivoire	CI
🇨🇰	cờ: Quần đảo Cook	flag: Cook Islands	CK
🇨🇱	cờ: Chile	flag: Chile	CL
🇨🇲	cờ: Cameroon	flag: Cameroon	CM
🇨🇳	cờ: Trung Quốc	flag: China	CN
🇨🇴	cờ: Colombia	flag: Colombia	CO
🇨🇵	cờ: Đảo Clipperton	flag: Clipperton Island	CP
🇨🇷	cờ: Costa Rica	flag: Costa Rica	CR
🇨🇺	cờ: Cuba	flag: Cuba	CU
🇨🇻	cờ: Cape Verde	flag: Cape Verde	CV
🇨🇼	cờ: Curaçao	flag: Curaçao	CW
🇨🇽	cờ: Đảo Giáng Sinh	flag: Christmas Island	CX
🇨🇾	cờ: Síp	flag: Cyprus	CY
🇨🇿	cờ: Séc	flag: Czechia	CZ
🇩🇪	cờ: Đức	flag: Germany	DE
🇩🇬	cờ: Diego Garcia	flag: Diego Garcia	DG
🇩🇯	cờ: Djibouti	flag: Djibouti	DJ
🇩🇰	cờ: Đan Mạch	flag: Denmark	DK
🇩🇲	cờ: Dominica	flag: Dominica	DM
🇩🇴	cờ: Cộng hòa Dominica	flag: Dominican Republic	DO
🇩🇿	cờ: Algeria	flag: Algeria	DZ
🇪🇦	cờ: Ceuta và Melilla	flag: Ceuta & Melilla	EA
🇪🇨	cờ: Ecuador	flag: Ecuador	EC
🇪🇪	cờ: Estonia	flag: Estonia	EE
🇪🇬	cờ: Ai Cập	flag: Egypt	EG
🇪🇭	cờ: Tây Sahara	flag: Western Sahara	EH
🇪🇷	cờ: Eritrea	flag: Eritrea	ER
🇪🇸	cờ: Tây Ban Nha	flag: Spain	ES
🇪🇹	cờ: Ethiopia	flag: Ethiopia	ET
🇪🇺	cờ: Liên Minh Châu Âu	flag: European Union	EU
🇫🇮	cờ: Phần Lan	flag: Finland	FI
🇫🇯	cờ: Fiji	flag: Fiji	FJ
🇫🇰	cờ: Quần đảo Falkland	flag: Falkland Islands	FK
🇫🇲	cờ: Micronesia	flag: Micronesia	FM
🇫🇴	cờ: Quần đảo Faroe	flag: Faroe Islands	FO
🇫🇷	cờ: Pháp	flag: France	FR
🇬🇦	cờ: Gabon	flag: Gabon	GA
🇬🇧	cờ: Vương quốc Anh	flag: United Kingdom	GB
🇬🇩	cờ: Grenada	flag: Grenada	GD
🇬🇪	cờ: Georgia	flag: Georgia	GE
🇬🇫	cờ: Guiana thuộc Pháp	flag: French Guiana	GF
🇬🇬	cờ: Guernsey	flag: Guernsey	GG
🇬🇭	cờ: Ghana	flag: Ghana	GH
🇬🇮	cờ: Gibraltar	flag: Gibraltar	GI
🇬🇱	cờ: Greenland	flag: Greenland	GL
🇬🇲	cờ: Gambia	flag: Gambia	GM
🇬🇳	cờ: Guinea	flag: Guinea	GN
🇬🇵	cờ: Guadeloupe	flag: Guadeloupe	GP
🇬🇶	cờ: Guinea Xích Đạo	flag: Equatorial Guinea	GQ
🇬🇷	cờ: Hy Lạp	flag: Greece	GR
🇬🇸	cờ: Nam Georgia & Quần đảo Nam Sandwich	flag: South Georgia & South Sandwich Islands	GS
🇬🇹	cờ: Guatemala	flag: Guatemala	GT
🇬🇺	cờ: Guam	flag: Guam	GU
🇬🇼	cờ: Guinea-Bissau	flag: Guinea-Bissau	GW
🇬🇾	cờ: Guyana	flag: Guyana	GY
🇭🇰	cờ: Đặc khu Hành chính Hồng Kông, Trung Quốc	flag: Hong Kong SAR China	HK
🇭🇲	cờ: Quần đảo Heard và McDonald	flag: Heard & McDonald Islands	HM
🇭🇳	cờ: Honduras	flag: Honduras	HN
🇭🇷	cờ: Croatia	flag: Croatia	HR
🇭🇹	cờ: Haiti	flag: Haiti	HT
🇭🇺	cờ: Hungary	flag: Hungary	HU
🇮🇨	cờ: Quần đảo Canary	flag: Canary Islands	IC
🇮🇩	cờ: Indonesia	flag: Indonesia	ID
🇮🇪	cờ: Ireland	flag: Ireland	IE
🇮🇱	cờ: Israel	flag: Israel	IL
🇮🇲	cờ: Đảo Man	flag: Isle of Man	IM
🇮🇳	cờ: Ấn Độ	flag: India	IN
🇮🇴	cờ: Lãnh thổ Ấn Độ Dương thuộc Anh	flag: British Indian Ocean Territory	IO
🇮🇶	cờ: Iraq	flag: Iraq	IQ
🇮🇷	cờ: Iran	flag: Iran	IR
🇮🇸	cờ: Iceland	flag: Iceland	IS
🇮🇹	cờ: Italy	flag: Italy	IT
🇯🇪	cờ: Jersey	flag: Jersey	JE
🇯🇲	cờ: Jamaica	flag: Jamaica	JM
🇯🇴	cờ: Jordan	flag: Jordan	JO
🇯🇵	cờ: Nhật Bản	flag: Japan	JP
🇰🇪	cờ: Kenya	flag: Kenya	KE
🇰🇬	cờ: Kyrgyzstan	flag: Kyrgyzstan	KG
🇰🇭	cờ: Campuchia	flag: Cambodia	KH
🇰🇮	cờ: Kiribati	flag: Kiribati	KI
🇰🇲	cờ: Comoros	flag: Comoros	KM
🇰🇳	cờ: St. Kitts và Nevis	flag: St. Kitts & Nevis	KN
🇰🇵	cờ: Triều Tiên	flag: North Korea	KP
🇰🇷	cờ: Hàn Quốc	flag: South Korea	KR
🇰🇼	cờ: Kuwait	flag: Kuwait	KW
🇰🇾	cờ: Quần đảo Cayman	flag: Cayman Islands	KY
🇰🇿	cờ: Kazakhstan	flag: Kazakhstan	KZ
🇱🇦	cờ: Lào	flag: Laos	LA
🇱🇧	cờ: Li-băng	flag: Lebanon	LB
🇱🇨	cờ: St. Lucia	flag: St. Lucia	LC
🇱🇮	cờ: Liechtenstein	flag: Liechtenstein	LI
🇱🇰	cờ: Sri Lanka	flag: Sri Lanka	LK
🇱🇷	cờ: Liberia	flag: Liberia	LR
🇱🇸	cờ: Lesotho	flag: Lesotho	LS
🇱🇹	cờ: Litva	flag: Lithuania	LT
🇱🇺	cờ: Luxembourg	flag: Luxembourg	LU
🇱🇻	cờ: Latvia	flag: Latvia	LV
🇱🇾	cờ: Libya	flag: Libya	LY
🇲🇦	cờ: Ma-rốc	flag: Morocco	MA
🇲🇨	cờ: Monaco	flag: Monaco	MC
🇲🇩	cờ: Moldova	flag: Moldova	MD
🇲🇪	cờ: Montenegro	flag: Montenegro	ME
🇲🇫	cờ: St. Martin	flag: St. Martin	MF
🇲🇬	cờ: Madagascar	flag: Madagascar	MG
🇲🇭	cờ: Quần đảo Marshall	flag: Marshall Islands	MH
🇲🇰	cờ: Bắc Macedonia	flag: North Macedonia	MK
🇲🇱	cờ: Mali	flag: Mali	ML
🇲🇲	cờ: Myanmar (Miến Điện)	flag: Myanmar (Burma)	MM
🇲🇳	cờ: Mông Cổ	flag: Mongolia	MN
🇲🇴	cờ: Đặc khu Hành chính Macao, Trung Quốc	flag: Macao SAR China	MO
🇲🇵	cờ: Quần đảo Bắc Mariana	flag: Northern Mariana Islands	MP
🇲🇶	cờ: Martinique	flag: Martinique	MQ
🇲🇷	cờ: Mauritania	flag: Mauritania	MR
🇲🇸	cờ: Montserrat	flag: Montserrat	MS
🇲🇹	cờ: Malta	flag: Malta	MT
🇲🇺	cờ: Mauritius	flag: Mauritius	MU
🇲🇻	cờ: Maldives	flag: Maldives	MV
🇲🇼	cờ: Malawi	flag: Malawi	MW
🇲🇽	cờ: Mexico	flag: Mexico	MX
🇲🇾	cờ: Malaysia	flag: Malaysia	MY
🇲🇿	cờ: Mozambique	flag: Mozambique	MZ
🇳🇦	cờ: Namibia	flag: Namibia	NA
🇳🇨	cờ: New Caledonia	flag: New Caledonia	NC
🇳🇪	cờ: Niger	flag: Niger	NE
🇳🇫	cờ: Đảo Norfolk	flag: Norfolk Island	NF
🇳🇬	cờ: Nigeria	flag: Nigeria	NG
🇳🇮	cờ: Nicaragua	flag: Nicaragua	NI
🇳🇱	cờ: Hà Lan	flag: Netherlands	NL
🇳🇴	cờ: Na Uy	flag: Norway	NO
🇳🇵	cờ: Nepal	flag: Nepal	NP
🇳🇷	cờ: Nauru	flag: Nauru	NR
🇳🇺	cờ: Niue	flag: Niue	NU
🇳🇿	cờ: New Zealand	flag: New Zealand	NZ
🇴🇲	cờ: Oman	flag: Oman	OM
🇵🇦	cờ: Panama	flag: Panama	PA
🇵🇪	cờ: Peru	flag: Peru	PE
🇵🇫	cờ: Polynesia thuộc Pháp	flag: French Polynesia	PF
🇵🇬	cờ: Papua New Guinea	flag: Papua New Guinea	PG
🇵🇭	cờ: Philippines	flag: Philippines	PH
🇵🇰	cờ: Pakistan	flag: Pakistan	PK
🇵🇱	cờ: Ba Lan	flag: Poland	PL
🇵🇲	cờ: Saint Pierre và Miquelon	flag: St. Pierre & Miquelon	PM
🇵🇳	cờ: Quần đảo Pitcairn	flag: Pitcairn Islands	PN
🇵🇷	cờ: Puerto Rico	flag: Puerto Rico	PR
🇵🇸	cờ: Lãnh thổ Palestine	flag: Palestinian Territories	PS
🇵🇹	cờ: Bồ Đào Nha	flag: Portugal	PT
🇵🇼	cờ: Palau	flag: Palau	PW
🇵🇾	cờ: Paraguay	flag: Paraguay	PY
🇶🇦	cờ: Qatar	flag: Qatar	QA
🇷🇪	cờ: Réunion	flag: Réunion	RE
🇷🇴	cờ: Romania	flag: Romania	RO
🇷🇸	cờ: Serbia	flag: Serbia	RS
🇷🇺	cờ: Nga	flag: Russia	RU
🇷🇼	cờ: Rwanda	flag: Rwanda	RW
🇸🇦	cờ: Ả Rập Xê-út	flag: Saudi Arabia	SA
🇸🇧	cờ: Quần đảo Solomon	flag: Solomon Islands	SB
🇸🇨	cờ: Seychelles	flag: Seychelles	SC
🇸🇩	cờ: Sudan	flag: Sudan	SD
🇸🇪	cờ: Thụy Điển	flag: Sweden	SE
🇸🇬	cờ: Singapore	flag: Singapore	SG
🇸🇭	cờ: St. Helena	flag: St. Helena	SH
🇸🇮	cờ: Slovenia	flag: Slovenia	SI
🇸🇯	cờ: Svalbard và Jan Mayen	flag: Svalbard & Jan Mayen	SJ
🇸🇰	cờ: Slovakia	flag: Slovakia	SK
🇸🇱	cờ: Sierra Leone	flag: Sierra Leone	SL
🇸🇲	cờ: San Marino	flag: San Marino	SM
🇸🇳	cờ: Senegal	flag: Senegal	SN
🇸🇴	cờ: Somalia	flag: Somalia	SO
🇸🇷	cờ: Suriname	flag: Suriname	SR
🇸🇸	cờ: Nam Sudan	flag: South Sudan	SS
🇸🇹	cờ: São Tomé và Príncipe	flag: São Tomé & Príncipe	ST
🇸🇻	cờ: El Salvador	flag: El Salvador	SV
🇸🇽	cờ: Sint Maarten	flag: Sint Maarten	SX
🇸🇾	cờ: Syria	flag: Syria	SY
🇸🇿	cờ: Eswatini	flag: Eswatini	SZ
🇹🇦	cờ: Tristan da Cunha	flag: Tristan da Cunha	TA
🇹🇨	cờ: Quần đảo Turks và Caicos	flag: Turks & Caicos Islands	TC
🇹🇩	cờ: Chad	flag: Chad	TD
🇹🇫	cờ: Lãnh thổ phía Nam Thuộc Pháp	flag: French Southern Territories	TF
🇹🇬	cờ: Togo	flag: Togo	TG
🇹🇭	cờ: Thái Lan	flag: Thailand	TH
🇹🇯	cờ: Tajikistan	flag: Tajikistan	TJ
🇹🇰	cờ: Tokelau	flag: Tokelau	TK
🇹🇱	cờ: Timor-Leste	flag: Timor-Leste	TL
🇹🇲	cờ: Turkmenistan	flag: Turkmenistan	TM
🇹🇳	cờ: Tunisia	flag: Tunisia	TN
🇹🇴	cờ: Tonga	flag: Tonga	TO
🇹🇷	cờ: Thổ Nhĩ Kỳ	flag: Türkiye	TR
🇹🇹	cờ: Trinidad và Tobago	flag: Trinidad & Tobago	TT
🇹🇻	cờ: Tuvalu	flag: Tuvalu	TV
🇹🇼	cờ: Đài Loan	flag: Taiwan	TW
🇹🇿	cờ: Tanzania	flag: Tanzania	TZ
🇺🇦	cờ: Ukraina	flag: Ukraine	UA
🇺🇬	cờ: Uganda	flag: Uganda	UG
🇺🇲	cờ: Các tiểu đảo xa của Hoa Kỳ	flag: U.S. Outlying Islands	UM
🇺🇳	cờ: Liên hợp quốc	flag: United Nations	UN
🇺🇸	cờ: Hoa Kỳ	flag: United States	US
🇺🇾	cờ: Uruguay	flag: Uruguay	UY
🇺🇿	cờ: Uzbekistan	flag: Uzbekistan	UZ
🇻🇦	cờ: Thành Vatican	flag: Vatican City	VA
🇻🇨	cờ: St. Vincent và Grenadines	flag: St. Vincent & Grenadines	VC
🇻🇪	cờ: Venezuela	flag: Venezuela	VE
🇻🇬	cờ: Quần đảo Virgin thuộc Anh	flag: British Virgin Islands	VG
🇻🇮	cờ: Quần đảo Virgin thuộc Hoa Kỳ	flag: U.S. Virgin Islands	VI
🇻🇳	cờ: Việt Nam	flag: Vietnam	VN
🇻🇺	cờ: Vanuatu	flag: Vanuatu	VU
🇼🇫	cờ: Wallis và Futuna	flag: Wallis & Futuna	WF
🇼🇸	cờ: Samoa	flag: Samoa	WS
🇽🇰	cờ: Kosovo	flag: Kosovo	XK
🇾🇪	cờ: Yemen	flag: Yemen	YE
🇾🇹	cờ: Mayotte	flag: Mayotte	YT
🇿🇦	cờ: Nam Phi	flag: South Africa	ZA
🇿🇲	cờ: Zambia	flag: Zambia	ZM
🇿🇼	cờ: Zimbabwe	flag: Zimbabwe	ZW
🏴󠁧󠁢󠁥󠁮󠁧󠁿	cờ: Anh Quốc	flag: England	gbeng
🏴󠁧󠁢󠁳󠁣󠁴󠁿	cờ: Scotland	flag: Scotland	gbsct
🏴󠁧󠁢󠁷󠁬󠁳󠁿	cờ: Xứ Wales	flag: Wales	gbwls`,
};
